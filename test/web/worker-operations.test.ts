/** The operations that the study worker has without wings. */
import { describeOperations } from './worker-operations.js';

const rule = { revision: 'rfc1808', rule: 'URL' };

describeOperations('../../src/web/worker/study.js', {
  diff: { left: 'rfc1808', right: 'url-1997' },
  alphabets: ['fragment'],
  called: '~',
  derivations: { revision: 'rfc1808', text: 'a', start: 'URL', characters: false },
  ruleFacts: rule,
  ambiguousRules: 'rfc1808',
  diagram: { ...rule, of: 'bnf' },
  diagramFile: rule,
  migration: { left: 'rfc3986', right: 'rfc6874' },
});
