/** Common behaviour of all commands: the answer to misuse, and hostile strings. */
import { call, hostile, type Outcome, unfit } from './captured.js';

const base = 'http://a/b/c/d;p?q';

function expectFit({ stdout, stderr }: Outcome): void {
  expect(stdout + stderr).not.toMatch(unfit);
  expect(stderr).not.toContain('defect');
}

const unknownRevision = /no revision is called "rfc1783"; did you mean "rfc1738"\?/;
const unknownRule = /no rule of rfc1738 is called "hostnam"; did you mean "hostname"\?/;

/** Exit code 2, nothing on stdout, and advice on stderr. */
test.each<[string | readonly string[], RegExp]>([
  ['pase x', /unknown command 'pase'\n\(Did you mean parse\?\)/],
  ['\u202e', /unknown command '\\u\{202E\}'/],
  ['help chekc', /unknown command or topic 'chekc'\n\(Did you mean check\?\)/],
  ['parse x --jsn', /unknown option '--jsn'\n\(Did you mean --json\?\)/],
  ['check --fail', /unknown option '--fail'\n\(Did you mean --failures\?\)/],
  ['check --zzzzzz=1', /unknown option '--zzzzzz=1'\n"/],
  ['parse --\u001b[2J', /unknown option '--\\u\{1B\}\[2J'/],
  ['parse x -r', /-r, --revision <REV>.*argument missing/],
  ['parse x -r rfc1783', /did you mean "rfc1738"\?/],
  ['compare x -r rfc1738,url-1998', /did you mean "url-199\d"\?/],
  [['compare', 'x', '-r', ''], /no revision is called ""/],
  ['grammar constructor', /no revision is called "constructor"/],
  ['parse x -r rfc1738 --start hostprt', /did you mean "hostport"\?/],
  ['grammar rfc1738 hostnam', /did you mean "hostname"\?/],
  ['compare x --start nope', /no rule of the compared documents/],
  [['compare', 'x', '--start', ''], /no rule of the compared documents is called ""/],
  ['check -r rfc1738 --start x', /no rule of rfc1738/],
  [
    'parse x -r rfc1738 --start htpurl',
    /^error: no rule of rfc1738 is called "htpurl"; did you mean "httpurl"\?\n"uri-revisions grammar rfc1738" lists its rules\.\n$/,
  ],
  ['parse x -r rfc1738 --start zzzzzz', /Available: .*httpurl/],
  ['parse x -r rfc1738 -r url-1997', /--revision <REV> is given twice/],
  ['compare x -r rfc1738 --revisions=url-1997', /<REV,REV> is given twice/],
  ['parse x -r rfc1738 --start url --start url', /--start <RULE> is given/],
  ['parse -r rfc1738', /missing required argument 'URL'/],
  ['compare', /missing required argument 'URL'/],
  ['parse x y -r rfc1738', /too many arguments/],
  ['check --file ./nix -r rfc1738', /cannot read ".\/nix": there is no such file/],
  ['check --file . -r rfc1738', /cannot read "\.": it is a folder/],
  ['check --file package.json/x -r rfc1738', /there is no such file/],
  ['help x', /unknown command or topic 'x'\n"uri-revisions --help"/],
  ['help fromats', /unknown command or topic 'fromats'\n\(Did you mean formats\?\)/],
  ['help formats x', /help expects one command or topic, not "formats x"/],
  ['help parse x', /help expects one command or topic, not "parse x"/],
  ['help parse check', /help expects one command or topic, not "parse check"/],
  ['check --file --text x -r rfc1738', /cannot be used with/],
  // Studies of grammars.
  ['prove rfc1783', unknownRevision],
  ['prove rfc1738 hostnam', unknownRule],
  ['diff rfc1783 url-1997', unknownRevision],
  ['diff url-1997 rfc1783', unknownRevision],
  ['diff rfc1783 --printed', unknownRevision],
  ['diff rfc1738 seeds', /one revision is needed here, but "seeds" means url-1993, /],
  ['prove seeds --peg -', /one revision is needed here, but "seeds" means/],
  ['diff rfc1738', /name the later revision too, or add --printed/],
  ['diff rfc1738 url-1997 --printed', /--printed expects one revision/],
  ['diff rfc1738 url-1997 --witnesses 0', /--witnesses must be a whole number from 1/],
  ['relation rfc1738 host rfc1783 host', unknownRevision],
  ['relation rfc1738 hostnam url-1997 host', unknownRule],
  ['relation rfc1738 host', /no revision is called "host"/],
  ['matrix -r rfc1783', unknownRevision],
  ['matrix --by rul', /no kind of row is called "rul"; did you mean "rule"\?/],
  ['matrix --against frist', /did you mean "first"\?/],
  ['alphabet usr', /no role is called "usr"; did you mean "user"\?/],
  ['alphabet fragment -r rfc1738', /no role is called "fragment"/],
  ['alphabet user -r rfc1783', unknownRevision],
  ['alphabet --csv --json', /cannot be used with/],
  ['compare x --csv --json', /cannot be used with/],
  ['links x --csv --fix', /cannot be used with/],
  ['links x --csv --sarif', /cannot be used with/],
  ['count rfc1783 host', unknownRevision],
  ['count rfc1738 hostnam', unknownRule],
  ['count rfc1738 host --to 1001', /whole number from 0 to 1000, not "1001"/],
  ['count rfc1738 host --to \u001b[2J', /not "\\u\{1B\}\[2J"/],
  ['ambiguity rfc1783', unknownRevision],
  ['ambiguity rfc1738 hostnam', unknownRule],
  ['derivations x -r rfc1783', unknownRevision],
  ['derivations x -r rfc1738 --start hostnam', unknownRule],
  ['derivations x -r rfc1738 --most -1', /--most must be a whole number/],
  ['sample rfc1783', unknownRevision],
  ['sample rfc1738 hostnam', unknownRule],
  ['sample rfc1738 digit --length 3 --seed 1', /no string of length 3 \(nearest: 1\)/],
  ['sample rfc1738 escape --length 2 --seed 1', /\(nearest: 3\)/],
  ['sample rfc2396bis-01 --length 1001 --seed 1', /--length must be a whole number from 0 to 1000/],
  ['sample rfc1738 --seed 4294967296', /--seed must be a whole number from 0 to 4294967295/],
  ['sample rfc1738 --cover --length 3', /cannot be used with/],
  ['sample rfc1738 --cover --near-miss', /cannot be used with/],
  ['trace x -r rfc1783', unknownRevision],
  ['trace x -r rfc1738 --start hostnam', unknownRule],
  ['diagram rfc1783 host', unknownRevision],
  ['diagram rfc1738 hostnam', unknownRule],
  ['diagram rfc1738 hostnam --peg', /did you mean "hostname"\?/],
  ['diagram rfc1738 host --peg --dot', /cannot be used with/],
  // References.
  ['resolve g --all -r rfc1738', /cannot be used with/],
  ['resolve g -r rfc1738', /rfc1738 has no rules .+ \(2\.3\)/],
  ['resolve g -r url-1997 --surplus keep', /url-1997 does not support the option "surplus" for resolving/],
  ['resolve g --all --surplus kep', /did you mean "keep"\?/],
  ['normalize x:y -r rfc1738 --level cas', /did you mean "case"\?/],
  [['normalize', '-r', 'rfc1738', '--level', ''], /no level is called ""/],
  ['normalize x:y -r rfc1738 --level path-segments', /it defines string, case, escape, scheme/],
  ['equivalent x: x: -r url-1995 --level case', /it defines string/],
  ['equivalent x: -r url-1997', /missing required argument 'B'/],
  ['escape encod path a -r rfc1738', /did you mean "encode"\?/],
  ['escape encode hst a -r rfc1738', /did you mean "host"\?/],
  ['escape decode fragment a -r rfc1738', /no role of rfc1738/],
  ['escape decode path a -r rfc1738 --charset utf8', /did you mean "utf-8"\?/],
  ['escape decode path a -r rfc1738 --charset utf-8', /rfc1738 names no charset \(2\.2\)/],
  ['escape encode path a -r rfc1738 --all', /--all is for decode/],
  ['escape decode path a -r rfc1738 --data', /--data is for encode/],
  ['find -r rfc1738 --abbreviated', /rfc1738 does not describe abbreviated references/],
  ['find ./nix -r rfc1738', /cannot read ".\/nix": there is no such file/],
  ['links ./nix.html', /cannot read ".\/nix.html": there is no such file/],
  ['links', /missing required argument 'FILE'/],
  ['links LICENSE', /add --as KIND/],
  ['links package.json --as pdf', /Allowed choices are html, eml/],
  // Suites.
  ['suite', /name a revision, as in: uri-revisions suite rfc3986/],
  ['suite --schema --format wpt', /'--schema' cannot be used with/],
  ['suite rfc3896', /did you mean "rfc3986"/i],
  ['suite rfc3986 --start hots', /host/],
  ['suite rfc3986 --start port --for verdicts', /verdict/],
  ['suite rfc1808 --for components --start query', /omit --start/],
  ['suite rfc3986 --start port --format xml', /json/],
  ['suite rfc3986 --start port --size 0', /--size must be a whole number/],
  ['suite --for resolve rfc3986 --start URI', /--for resolve tests no rule; omit --start/],
  [
    'suite --for resolve rfc3986 --format json-schema',
    /json-schema does not support --for resolve; supported: json, jsonl, wpt/,
  ],
  ['suite --for resolve url-1995', /url-1995 has no rules for relative references/],
  ['suite --for normalize rfc3986 --start URI', /--for normalize tests no rule; omit --start/],
  [
    'suite --for normalize rfc3986 --format wpt',
    /--format wpt does not support --for normalize; supported: json, jsonl/,
  ],
  ['suite --for normalize url-1995', /url-1995 does not define normalization/],
  // Records.
  ['check -r rfc3986 --column 2', /the format "lines" has no columns: omit --column, or name another format/],
  ['check -r rfc3986 --in csv --column href', /no column is called "href"/],
  ['check -r rfc3986 --in xml', /Allowed choices are lines, nul, csv/],
  ['check -r rfc3986 --in csv --text', /cannot be used with/],
  ['check -r rfc3986 --out csv --json', /cannot be used with/],
  ['check -r rfc3986 --out csv --count', /cannot be used with/],
  ['resolve x -r rfc3986 --out csv --trace', /cannot be used with/],
  ...[
    ...['fix -r rfc3986', 'findings -r rfc3986', 'normalize -r rfc3986', 'to-uri', 'to-iri'],
    ...['check -r rfc3986 http://h/', 'check -r rfc3986 --json', 'migrate rfc2396..rfc3986 -'],
    'resolve g --base a:b -r rfc3986',
  ].map((line): [string, RegExp] => [`${line} --pass-columns`, /--pass-columns applies to rows: add --out/]),
  ['census --columns mask', /add --out/],
  ['census --pass-columns', /add --out/],
  ['census --out parquet', /Allowed choices are csv, tsv, jsonl/],
  ['census --out tsv --columns mask,hostkind', /did you mean "host-kind"\?/],
  ['census --out tsv --columns constructor', /no column is called/],
  ['census --count scheme --read-by rfc9999', /rfc9999/],
  // Audits.
  ['audit --between node-url', /--between expects two or more adapters, by name or by --command/],
  ['audit --between node-url go --format sarif', /cannot be used with/],
  ['audit --between node-url go --baseline f', /cannot be used with/],
  ['audit --between node-url go --suite', /cannot be used with/],
  ['audit node-url --learn --format sarif', /cannot be used with/],
  ['audit node-url --learn --csv', /cannot be used with/],
  ['audit node-url --csv --format markdown', /cannot be used with/],
  ['audit node-url --learn --write-baseline f', /cannot be used with/],
  ['audit --command a --command b', /audit expects the name of one adapter, or --command/],
  ['audit node-url --format xml', /no format is called "xml"/],
  ['audit node-url --baseline /no/such/file', /cannot read "\/no\/such\/file"/],
  ['audit node-url --write-baseline /nonexistent/x.json', /cannot write "\/nonexistent\/x\.json"/],
  ['audit node-url --json --format sarif', /option '--format <FORMAT>' cannot be used with option '--json'/],
  ['audit node-url --cases - --size 5', /'--cases <FILE>' cannot be used with option '--size <N>'/],
  ['audit --list node-url', /--list expects no names/],
  ['audit --list --format sarif', /'--list' cannot be used with option '--format <FORMAT>'/],
  ['audit', /audit expects the name of one adapter, or --command/],
  ['audit node-url go', /audit expects the name of one adapter, or --command/],
  ['audit node-uri', /no adapter is called "node-uri"; did you mean "node-url"\?/],
  ['audit node-url -r rfc1', /no revision is called "rfc1"/],
  ['audit --install nod', /no adapter is called "nod"/],
  ['audit fast-uri --cache /nowhere', /fast-uri must be prepared first/],
  ['audit node-url --cases /no/such/file', /cannot read "\/no\/such\/file"/],
])('misuse: %j', async (command, message) => {
  const outcome = await call(command, { stdin: ['a\n'] });
  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr).toMatch(message);
  expectFit(outcome);
});

/** The string follows, as the value of a trailing option if there is one. */
test.each([
  'parse -r url-1997 --json',
  'parse -r url-1997 --all',
  'parse -r url-1993',
  'compare',
  'compare --json',
  'check --text -r rfc1738',
  'check --text -r rfc1738 --json',
  'parse -r rfc1738 --start',
  'grammar rfc1738',
  'grammar',
  'check -r rfc1738 --file',
  'trace -r url-1993',
  'trace -r url-1997 --json',
  'trace -r rfc2396bis-01 --all --characters',
  'derivations -r url-1993',
  'derivations -r url-1997 --json',
  'prove rfc1738',
  'prove',
  'prove url-1997 port --peg',
  'diff url-1997',
  'relation url-1997 host rfc1738',
  'matrix -r',
  'alphabet',
  'count rfc1738',
  'ambiguity rfc1738',
  'sample rfc1738 --seed 1',
  'diagram rfc1738',
  'diagram rfc1738 --peg',
  `resolve --all --base ${base}`,
  `resolve --all --trace --base ${base}`,
  'resolve -r url-1997 --trace --json --base x:/y',
  'resolve -r url-1993 x --base',
  'resolve -r rfc2396bis-01 --base x:/y a',
  'normalize -r url-1993',
  'normalize -r rfc2396bis-01 --json',
  'equivalent -r url-1993 a:b',
  'equivalent -r url-1995 --json a:b',
  'escape encode path -r url-1993 --charset latin1',
  'escape encode query -r rfc2396bis-01 --data --charset utf-8',
  'escape decode path -r url-1995',
  'escape decode path -r rfc2396bis-01 --json',
  'escape decode path -r rfc1738 a --charset',
  'escape encode -r rfc1738',
  'findings -r url-1993',
  'findings -r rfc2396bis-01 --json',
  'findings -r url-1997 a --base',
  'explain -r url-1993',
  'explain -r rfc1738 --json',
  'find -r rfc1738',
  'find -r rfc2396bis-01 --schemes',
  'links',
  'links package.json --as html --retrieved-from',
])('hostile strings reach the terminal as text: %s', async (command) => {
  const isValue = /(?:--(?:start|file|peg|base|charset|retrieved-from)| -r)$/.test(command);
  for (const text of hostile) {
    const given = [...command.split(' '), ...(isValue ? [] : ['--']), text];
    const outcome = await call(given, { columns: 100, env: { NO_COLOR: '1' } });
    expect([0, 1, 2]).toContain(outcome.code);
    expectFit(outcome);
  }
});

test.each(['find -r url-1993', 'find -r rfc1738 --json', 'links - --as html', 'links - --as eml --json'])(
  'hostile strings reach the terminal as text, in a file: %s',
  async (command) => {
    for (const text of hostile) {
      const stdin = [`Content-Type: text/html\r\n\r\n<a href="${text}"> <URL:http://h/${text}>`];
      const outcome = await call(command, { stdin });
      expect([0, 1, 2]).toContain(outcome.code);
      expectFit(outcome);
    }
  },
);

test.each([
  ['to-iri http://h/?%EE%80%80%E0%A4%BF', 'http://h/?\uE000\u093F'],
  ['fix -r rfc3987 http://h/a\u200Cb', 'http://h/a\u200Cb'],
  ['normalize -r rfc3987 http://h/\u0939\u093F', 'http://h/\u0939\u093F'],
  ['resolve -r rfc3987 --base http://h/ a\u200Cb', 'http://h/a\u200Cb'],
])('a result is exact in a pipe, and visible on a terminal: %s', async (command, result) => {
  const [line] = (await call(command)).stdout.split('\n');
  expect(line).toBe(result);
  expectFit(await call(command, { columns: 80, env: { NO_COLOR: '1' } }));
});
