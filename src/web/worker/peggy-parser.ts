/** Stands for peggy in the page: the parser of its grammars, without the generator, which evaluates code. */

import * as parser from 'peggy/lib/parser.js';

export default { parser };
