/** The operations that the study worker has for the workshop, the quiz and the classroom. */
import { exerciseResultCode, exerciseSetCode } from '../../../src/classroom/index.js';
import { describeOperations } from '../../web/worker-operations.js';

const rule = { revision: 'rfc1808', rule: 'fragment' } as const;
const edited = { ...rule, peg: 'fragment = pchar*' };
const own = { abnf: 'a = "b"', rule: 'a' };
const set = { title: '', exercises: [edited], hints: true, seed: 1 };
const result = { learner: '', title: '', answers: [edited] };

describeOperations('../../src/classroom/page/operations.js', {
  prove: edited,
  test: { ...edited, texts: ['a'] },
  trace: { ...edited, text: 'a' },
  lint: edited,
  naive: rule,
  carry: { peg: edited.peg, into: edited.peg },
  left: edited,
  repair: rule,
  transcribeOwn: own,
  readOwn: own,
  relateOwn: { ...own, revision: 'rfc1808', against: 'fragment' },
  quiz: { level: 'guided', question: 8 },
  setCode: set,
  readSet: exerciseSetCode(set),
  resultCode: result,
  moodle: set,
  gradeResult: { result, set },
  gradeAll: { codes: exerciseResultCode(result), set: '' },
});
