/** Extraction from the text of an RFC: the extracted rules, and those left out. */
import { extractAbnf, readGrammar } from '../../../src/study/index.js';
import { call } from '../../cli/captured.js';

/** In the style of RFC 3986: rules of sections 3.2.2, 3.3 and Appendix A across a page break, prose, pseudocode. */
const text = `3.2.2.  Host

   A host may be an address, as in

      host        = IPv4address / reg-name

   which is tried first.

      IPv4address = dec-octet "." dec-octet

      dec-octet   = DIGIT                 ; 0-9
                  / %x31-39 DIGIT         ; 10-99




Berners-Lee, et al.         Standards Track                    [Page 20]
\f
RFC 3986                   URI Generic Syntax               January 2005


                  / "1" 2DIGIT            ; 100-199

   It is unlike

      result = ""

   and a reference is split as

      scheme    = $2
      if defined(authority) then
         host = a.b.c.d;

Appendix A.  Collected ABNF for URI

   host          = IPv4address / reg-name
   IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet
   reg-name      = *ALPHA
`;

test('extracts rules across page breaks, and the last of duplicates; reports the rest', () => {
  const { abnf, extracted, omitted } = extractAbnf(text);
  expect(extracted).toEqual([
    { name: 'dec-octet', from: 11, to: 22, section: '3.2.2' },
    { name: 'host', from: 36, to: 36, section: 'A' },
    { name: 'IPv4address', from: 37, to: 37, section: 'A' },
    { name: 'reg-name', from: 38, to: 38, section: 'A' },
  ]);
  expect(omitted.map(({ name, from, reason }) => `${from} ${name}: ${reason}`)).toEqual([
    '5 host: printed again',
    '9 IPv4address: printed otherwise elsewhere',
    '26 result: neither uses a rule nor is used',
    '30 scheme: no ABNF',
    '32 host: no ABNF',
  ]);
  expect(abnf.split('\n').slice(0, 3)).toEqual([
    'dec-octet   = DIGIT                 ; 0-9',
    '            / %x31-39 DIGIT         ; 10-99',
    '            / "1" 2DIGIT            ; 100-199',
  ]);
  expect(readGrammar(abnf, { start: 'host' }).rules).toEqual([
    'dec-octet',
    'host',
    'IPv4address',
    'reg-name',
    'ALPHA',
    'DIGIT',
  ]);
});

test('extracts an unrelated rule if it is in a list with related ones', () => {
  const listed = `An example is

      spare = "no"

   and the ABNF is

      Length = 1*DIGIT
      Host   = name

      ; names
      name   = 1*ALPHA
      Retry  = 1*DIGIT

   as far as it is given.
`;
  const { extracted, omitted } = extractAbnf(listed);
  expect(extracted.map(({ name }) => name)).toEqual(['Length', 'Host', 'name', 'Retry']);
  expect(omitted.map(({ name, reason }) => [name, reason])).toEqual([
    ['spare', 'neither uses a rule nor is used'],
  ]);
});

test('the command prints the rules, and reports extracted and omitted ones on standard error', async () => {
  const { code, stdout, stderr } = await call('abnf -', { stdin: [text] });
  expect({ code, stdout }).toEqual({ code: 0, stdout: extractAbnf(text).abnf });
  expect(stderr).toContain('4 rules selected\n  lines 11-22, section 3.2.2: dec-octet\n');
  expect(stderr).toContain('5 omitted\n  line 5, section 3.2.2: host: printed again\n');
});

test.each([
  ['no rule', 'Only words.\n', 1, /^0 rules selected\n$/],
  ['bytes that are no text', Uint8Array.of(0xff, 0xfe), 2, /not UTF-8 at byte 0/],
  ['too much', Buffer.alloc(5_000_000, 'a = b\n'), 2, /more than 4194304 bytes/],
  ['brackets without end', `a = ${'('.repeat(100_000)}\n`, 1, /line 1: a: no ABNF/],
])('%s', async (_what, input, code, message) => {
  const outcome = await call('abnf -', { stdin: [input] });
  expect(outcome.code).toBe(code);
  expect(outcome.stderr).toMatch(message);
  expect(outcome.stderr).not.toContain('defect');
});

describe('--choose selects the section of a rule', () => {
  const choices: readonly (readonly [choose: string, printed: RegExp, taken: string])[] = [
    ['IPv4address=3.2.2', /^IPv4address = dec-octet "\." dec-octet\n/m, 'line 9, section 3.2.2'],
    ['ipv4ADDRESS=A', /^IPv4address {3}= (?:dec-octet "\." ){3}dec-octet$/m, 'line 37, section A'],
    ['result=3.2.2,host=A.', /^result = ""$/m, 'line 26, section 3.2.2'],
  ];

  test.each(choices)('--choose %s', async (choose, printed, taken) => {
    const { code, stdout, stderr } = await call(['abnf', '-', '--choose', choose], { stdin: [text] });
    expect([code, stderr]).toEqual([0, expect.stringContaining(`  ${taken}: `)]);
    expect(stdout).toMatch(printed);
  });

  test('lists each variant of a rule with its section', async () => {
    const { stderr } = await call('abnf -', { stdin: [text] });
    expect(stderr).toContain(
      'Printed in several versions; --choose RULE=SECTION selects another:\n' +
        '  IPv4address: line 37, section A (selected); line 9, section 3.2.2\n',
    );
  });

  test.each([
    ['IPv4address=3.3', /no section with a rule "IPv4address" is called "3\.3".*Available: 3\.2\.2, A/],
    ['hots=A', /no rule of the text is called "hots"; did you mean "host"\?/],
    ['host', /--choose expects RULE=SECTION/],
  ])('--choose %s is refused', async (choose, message) => {
    const { code, stdout, stderr } = await call(['abnf', '-', '--choose', choose], { stdin: [text] });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
  });
});
