import { repairHint, transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import { alt, bnf, many, opt, range, ref, seq } from '../../study/bnf-terms.js';

const digit = range('0', '9');
const made = transcribe(
  bnf({
    hour: alt(digit, seq(alt('0', '1'), digit)),
    label: alt(digit, seq(digit, many(alt(digit, '-')), digit)),
    time: seq(ref('hour'), ':', digit, opt(ref('label'))),
    plain: seq('a', opt('b')),
  }),
);

test('returns the simplest repair of a rule with its reason', () => {
  expect(repairHint(made, 'label')).toEqual({
    rule: 'label',
    departure: { kind: 'another order', written: '', text: '00' },
    reason: 'In the printed order, "00" would be rejected.',
    peg: 'label = [0-9] ( ( [0-9] / "-" ) &. )* [0-9] / [0-9]',
  });
});

test('for a rule that is wrong only through others, returns the repair of the first of these', () => {
  expect(repairHint(made, 'time')).toMatchObject({ rule: 'hour', departure: { kind: 'another order' } });
});

test('returns none if the copy is correct or the rule does not exist', () => {
  expect([repairHint(made, 'plain'), repairHint(made, 'toString')]).toEqual([undefined, undefined]);
});
