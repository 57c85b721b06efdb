/** Help on exit codes. */

import { listed } from '../input/options.js';
import { closedPipe, exitCodes, interrupted } from '../output/errors.js';

export const text = `Exit codes

${listed({ ...exitCodes, [interrupted]: 'interrupted with Ctrl-C (SIGINT); the output covers the input read so far', [closedPipe]: 'the program reading standard output closed it (SIGPIPE)' })}

Each command's help lists only other meanings. "check --exit-zero" exits with 0
even if strings are not derivable. A call with several files reports a file that
it cannot read, continues with the next, and exits with 2. "census", and
"migrate" without --out, end there without counts.`;
