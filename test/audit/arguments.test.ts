/** Arguments that the calls of uri-revisions-cli/audit refuse, like TypeScript. */
import { audit, casesFor, inProcess, startParser } from '../../src/audit/index.js';
import type { RevisionId } from '../../src/api/index.js';

const parser = inProcess({ name: 'p' }, () => ({ ok: false }));
const wrong = (value: unknown): never => value as never;

test.each<[string, () => unknown, string]>([
  ['a command', () => startParser(wrong({})), 'startParser: the command must be an array, not object'],
  ['no program', () => startParser(wrong([])), 'startParser: the command must name a program'],
  ['an option', () => startParser('true', wrong({ timout: 1 })), 'did you mean "timeout"?'],
  [
    'a time',
    () => startParser('true', { timeout: wrong('1') }),
    'the option timeout must be a number from 0',
  ],
  ['documents', () => audit(parser, wrong('rfc3986'), []), 'audit: the documents must be an array'],
  [
    'an option of audit',
    () => audit(parser, [], [], { shrink: wrong(1) }),
    'the option shrink must be true or false',
  ],
])('%s, by a promise that is rejected', async (_what, call, message) => {
  await expect(call()).rejects.toThrow(message);
});

test.each<[string, () => unknown, string]>([
  [
    'a name',
    () => inProcess(wrong({}), () => ({ ok: false })),
    'inProcess: the declaration.name must be a string',
  ],
  ['a function', () => inProcess({ name: 'p' }, wrong('p')), 'inProcess: the parser must be a function'],
  [
    'revisions',
    () => casesFor(wrong('rfc3986'), { size: 1, seed: 1 }),
    'casesFor: the revisions must be an array',
  ],
  [
    'a revision',
    () => casesFor(['rfc1' as RevisionId], { size: 1, seed: 1 }),
    'no revision is called "rfc1"',
  ],
  ['a size', () => casesFor([], wrong({ seed: 1 })), 'the options.size must be a whole number from 0'],
  ['another option', () => casesFor([], wrong({ size: 1, seed: 1, sede: 1 })), 'did you mean "seed"?'],
])('%s, at once', (_what, call, message) => {
  expect(call).toThrow(message);
});
