/** Help on exit codes. */

import { listed } from '../input/options.js';
import { closedPipe, exitCodes } from '../output/errors.js';

export const text = `Exit codes

${listed({ ...exitCodes, [closedPipe]: 'the reader of standard output has left, as with SIGPIPE' })}

The help of a command lists codes that mean something else there. "check
--exit-zero" exits with 0 even if strings are not derivable. If a call processes
several files, it reports a file that it cannot read, continues with the next,
and exits with 2.`;
