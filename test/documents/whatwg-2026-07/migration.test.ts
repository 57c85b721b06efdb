/** Each class of strings on which RFC 3986 and the standard differ has a reason in the words of the standard. */
import { migrate } from '../../../src/study/index.js';

test('a reason for each class, by its shortest string', () => {
  const reasons = migrate('rfc3986', 'whatwg-2026-07').classes.map(({ text, evidence }) => [
    text,
    ...evidence.map(({ evidence: said }) => (said.class === 'intended' ? said.section : said.class)),
  ]);
  expect(reasons).toEqual([
    ['', '#absolute-url-string'],
    ['0', '#absolute-url-string'],
    ['#', '#absolute-url-string'],
    ['a://:', '#opaque-host-and-port-string'],
    ['a://@', '#url-writing'],
    ['ws://', '#valid-host-string'],
    ['a://:@', '#url-writing'],
    ['ws://!', '#valid-host-string'],
    ['ws://:', '#scheme-relative-special-url-string'],
    ['ws://@', '#url-writing'],
    ['file://:', '#scheme-relative-file-url-string'],
    ['a://[va.a]', '#valid-opaque-host-string'],
    ['a://a:65536', '#url-port-string'],
    ['a:\u00a0', '#url-code-points'],
    ['a:#\u00a0', '#url-code-points'],
    ['a:?\u00a0', '#url-code-points'],
    ['a://\u00a0', '#url-code-points'],
    ['a://[::]', '#valid-host-string'],
  ]);
});
