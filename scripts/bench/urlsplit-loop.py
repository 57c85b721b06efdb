"""The peer of `census`: a loop over the lines of a file that asks urlsplit, and counts those that it accepts."""

import sys
from urllib.parse import urlsplit

taken = 0
with open(sys.argv[1], encoding="utf-8", errors="replace", newline="\n") as file:
    for line in file:
        try:
            urlsplit(line.rstrip("\n"))
            taken += 1
        except ValueError:
            pass
print(taken)
