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

test('the plainest repair of a rule, with its reason', () => {
  expect(repairHint(made, 'label')).toEqual({
    rule: 'label',
    departure: { kind: 'another order', written: '', text: '00' },
    reason: 'In the printed order of the alternatives "00" would be lost.',
    peg: 'label = [0-9] ( ( [0-9] / "-" ) &. )* [0-9] / [0-9]',
  });
});

test('of a rule that is right but for those that it uses, that of the first of these', () => {
  expect(repairHint(made, 'time')).toMatchObject({ rule: 'hour', departure: { kind: 'another order' } });
});

test('none where the copy is right, or where there is no such rule', () => {
  expect([repairHint(made, 'plain'), repairHint(made, 'toString')]).toEqual([undefined, undefined]);
});
