# bash complete.bash SCRIPT WORD...: prints what the completions in SCRIPT offer for the last word.
# As where bash is asked, = is a word of its own.
# shellcheck source=/dev/null # made by the test
source "$1"
COMP_WORDS=("${@:2}")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_lineheight
printf '%s\n' "${COMPREPLY[@]}"
