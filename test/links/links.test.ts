/** Links with their base and their absolute form in every revision. */
import { type Cut, linkLimits } from '../../src/links/limits.js';
import { type Link, type LinkOptions, readLinks } from '../../src/links/links.js';
import type { LinkFile } from '../../src/links/read-file.js';
import { namedSets, revision } from '../../src/api/index.js';

const documents = namedSets.seeds.map((id) => revision(id));
const html = (text: string, options?: LinkOptions): Promise<Link[]> => linksIn('html', text, options);
const eml = (...lines: string[]): Promise<Link[]> => linksIn('eml', lines.join('\r\n'));

async function linksIn(kind: LinkFile, text: string, options?: LinkOptions): Promise<Link[]> {
  const links: Link[] = [];
  const file = { bytes: new TextEncoder().encode(text), isWhole: true };
  for await (const read of readLinks(file, kind, documents, notCut, options)) links.push(...read.links);
  return links;
}

function notCut({ problem }: Cut): void {
  throw new Error(problem);
}

/** Returns each revision's absolute form, or the kind of its result. */
function forms({ readings }: Link): Record<string, string> {
  return Object.fromEntries(
    readings.map(({ revision: id, result }) => [id, result.kind === 'absolute' ? result.text : result.kind]),
  );
}

function only(links: readonly Link[]): Link {
  const [link] = links;
  if (link === undefined || links.length > 1) throw new Error(`${links.length} links`);
  return link;
}

test('Appendix D: whatever the context, the embedded base counts', async () => {
  const text = '<base href="http://www.ics.uci.edu/Test/a/b/c"><A href="../x">';
  const link = only(await html(text, { retrieval: 'http://elsewhere/' }));
  expect(forms(link)).toEqual({
    'url-1993': 'http://www.ics.uci.edu/Test/a/x',
    'url-1995': 'undefined',
    rfc1738: 'undefined',
    'url-1997': 'http://www.ics.uci.edu/Test/a/x',
    'rfc2396bis-01': 'http://www.ics.uci.edu/Test/a/x',
  });
  expect(link).toMatchObject({ part: undefined, element: 'a', attribute: 'href', differs: false });
});

test('marks links on which the revisions differ', async () => {
  const links = await html('<a href="?y"><a href="g"><a href="#s"><a href="http://h/"><a href="">', {
    retrieval: 'http://a/b/c/d',
  });
  expect(links.map(({ reference, differs }) => [reference, differs])).toEqual([
    ['?y', true],
    ['g', false],
    ['#s', true],
    ['http://h/', false],
    ['', true],
  ]);
  expect(links.map(forms)).toMatchObject([
    { 'url-1997': 'http://a/b/c/?y', 'rfc2396bis-01': 'http://a/b/c/d?y' },
    { 'url-1993': 'http://a/b/c/g' },
    { 'url-1997': 'current-document', 'rfc2396bis-01': 'current-document' },
    { rfc1738: 'http://h/', 'url-1995': 'http://h/' },
    { 'rfc2396bis-01': 'current-document' },
  ]);
});

test('where a request is always intended an empty reference stands for a URL (1997 §3, 2003 §4.2)', async () => {
  const text = '<base href="http://b/c"><form action=""><img src=""><a href="">';
  const links = await html(text, { retrieval: 'http://h/d' });
  expect(links.map(forms)).toMatchObject([
    { 'url-1997': 'http://h/d', 'rfc2396bis-01': 'http://b/c' },
    { 'url-1997': 'http://h/d', 'rfc2396bis-01': 'current-document' },
    { 'url-1997': 'current-document', 'rfc2396bis-01': 'current-document' },
  ]);
  // A document of unknown URL has no result.
  expect((await html('<form action="">')).map(forms)).toMatchObject([
    { 'url-1997': 'current-document', 'rfc2396bis-01': 'current-document' },
  ]);
});

test('without a base a relative link is in error, an absolute one is not', async () => {
  const [relative, absolute] = await html('<a href=g><a href=http://h/>');
  expect(relative?.readings.map(({ result }) => result.kind)).toEqual([
    'error',
    'undefined',
    'undefined',
    'error',
    'error',
  ]);
  expect(new Set(Object.values(absolute === undefined ? {} : forms(absolute)))).toEqual(
    new Set(['http://h/']),
  );
  expect(relative?.readings.map(({ base }) => base.base)).toEqual([
    undefined,
    undefined,
    undefined,
    '',
    undefined,
  ]);
});

test('a message: reports the base of each part with its source and depth', async () => {
  const links = await eml(
    'Content-Base: http://h/a/',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html',
    'Content-Location: b/c',
    '',
    '<a href=d>',
    '--x',
    'Content-Type: text/html',
    '',
    '<base href=http://i/><a href=d>',
    '--x',
    'Content-Type: text/html',
    '',
    '<a href=d>',
    '--x--',
  );
  const shownLinks = links.map(({ part, readings, differs }) => {
    const reading = readings.find(({ revision: id }) => id === 'url-1997');
    const text = reading?.result.kind === 'absolute' ? reading.result.text : undefined;
    return [part, text, reading?.base.source, reading?.base.depth, differs];
  });
  expect(shownLinks).toEqual([
    ['1', 'http://h/a/b/d', 'Content-Location', 0, true],
    ['2', 'http://i/d', 'content', 0, false],
    ['3', 'http://h/a/d', 'Content-Base', 1, true],
  ]);
});

test('the application defines the default base in 2003 only', async () => {
  const link = only(await html('<a href=g>', { application: 'http://app/' }));
  expect(forms(link)).toMatchObject({
    'url-1993': 'error',
    'url-1997': 'error',
    'rfc2396bis-01': 'http://app/g',
  });
});

test('a link that no revision derives', async () => {
  const link = only(await html('<a href="a b<">', { retrieval: 'http://h/' }));
  expect(Object.values(forms(link))).toEqual(['error', 'undefined', 'undefined', 'error', 'error']);
});

test('reports a link that takes too long to resolve, with its line', async () => {
  const cuts: Cut[] = [];
  const file = { bytes: new TextEncoder().encode('\n<a href=x:y>'), isWhole: true };
  const options = { limits: { ...linkLimits, milliseconds: 0 } };
  const read = readLinks(file, 'html', documents, (cut) => cuts.push(cut), options);
  for await (const { links } of read) expect([...links]).toEqual([]);
  expect(cuts).toEqual([{ line: 2, problem: 'reading its links takes longer than 0 ms' }]);
});

test('lists links against a long base up to a limit, and reports the rest', async () => {
  const text = `<base href="http://h/${'b/'.repeat(500)}">${'<a href=x>\n'.repeat(10)}`;
  const cuts: Cut[] = [];
  const links: Link[] = [];
  const limits = { ...linkLimits, resolved: 10_000 };
  const file = { bytes: new TextEncoder().encode(text), isWhole: true };
  for await (const read of readLinks(file, 'html', documents, (cut) => cuts.push(cut), { limits })) {
    links.push(...read.links);
  }
  // Three documents resolve against the base.
  expect(links).toHaveLength(3);
  expect(cuts).toEqual([
    expect.objectContaining({
      line: 4,
      problem: 'resolving its links needs more than 10000 characters of bases and references',
    }),
  ]);
});
