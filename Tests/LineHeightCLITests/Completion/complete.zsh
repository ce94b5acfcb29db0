# zsh -f complete.zsh SCRIPT LINE: prints what the completions in SCRIPT offer at the end of LINE.
#
# Completion works only where somebody types, so a shell in a terminal of its own is typed into.
zmodload zsh/zpty
zpty shell 'TERM=dumb zsh -f -i'
feed() { zpty -w shell "$1" }
feed 'PROMPT= RPROMPT= LISTMAX=0; stty rows 500 columns 300; unset zle_bracketed_paste'
# What stands behind the separator is no candidate.
feed "zstyle ':completion:*' list-separator '<#>'; setopt no_always_last_prompt no_beep"
feed "autoload -Uz compinit && compinit -u -D; source ${(q)1}"
# The list is shown without choosing from it. One key for all: zsh shows no list while more keys wait.
feed "list-all() { compstate[insert]= compstate[list]='list force'; _main_complete }; zle -C list-all complete-word list-all"
feed "list-then-end() { zle list-all; zle -R; print; print LIST-''END; exit }; zle -N list-then-end; bindkey '^X' list-then-end"
feed "print RE''ADY"
zpty -r shell ignored '*READY*'
zpty -w -n shell "$2"$'\x18'
zpty -r shell answer '*LIST-END*'
for line in "${(@f)${answer//$'\r'/}}"; do
  [[ $line == *${2}* || $line == *LIST-END* ]] || print -rl -- ${=line%%<#>*}
done
