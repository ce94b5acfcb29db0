/* Peak resident memory of a command, in KiB, on standard output; its own output is thrown away: COMMAND ARGUMENT...

   A process takes the peak of the one that forked it along, so it is not Python that starts what is measured. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
  struct rusage usage;
  int status;
  pid_t child = count > 1 ? fork() : -1;
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execv(arguments[1], arguments + 1);
    _exit(127);
  }
  if (child < 0 || wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) == 127) return 1;
  printf("%ld\n", usage.ru_maxrss);
  return 0;
}
