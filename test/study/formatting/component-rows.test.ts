/** Components as labelled values. */
import { componentRows } from '../../../src/study/formatting/component-rows.js';
import { revision } from '../../../src/index.js';

function present(text: string): Record<string, string | undefined> {
  const rows = componentRows(revision('rfc1738').components(text));
  return Object.fromEntries(
    rows.filter(({ value }) => value !== undefined).map(({ label, value }) => [label, value]),
  );
}

test('keep empty and absent apart, and name what the scheme adds', () => {
  expect(present('http://h/?')).toEqual({
    scheme: 'http',
    authority: 'h',
    host: 'h',
    'host kind': 'hostname',
    path: '',
    query: '',
  });
  expect(present('news:a@h')).toEqual({ scheme: 'news', path: 'a@h', 'news article': 'a@h' });
});

test('tell the fields of a prospero URL as it writes them', () => {
  expect(present('prospero://h/n;a=b;c=')).toMatchObject({
    'prospero name': 'n',
    'prospero fields': ';a=b;c=',
  });
});
