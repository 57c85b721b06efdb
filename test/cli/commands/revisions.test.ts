/** `revisions`. */
import { revision, revisions } from '../../../src/api/index.js';
import { about, statusInWords } from '../../../src/study/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('lists the documents in the order of the lineage', async () => {
  const { code, stdout } = await call('revisions', { columns: 300, env: { NO_COLOR: '1' } });
  expect(code).toBe(0);
  expect(linesIn(stdout).map((line) => line.split(/ {2,}/))).toEqual([
    ['revision', 'date', 'start rule', 'rules', 'title and status'],
    ...revisions.flatMap((id) => {
      const { follows, status } = about(id);
      const { date, start, rules, title } = revision(id);
      return [
        [id, date, start, String(rules.length), title],
        ['', statusInWords(status)],
        ...(follows === null ? [] : [['', `follows ${follows}`]]),
      ];
    }),
  ]);
});

test('fits 80 columns', async () => {
  expect(linesIn((await call('revisions')).stdout).filter((line) => line.length > 80)).toEqual([]);
});

test('--json has an object for each', async () => {
  expect(jsonIn((await call('revisions --json')).stdout)).toEqual(
    revisions.map((id) => {
      const { title, date, start, rules } = revision(id);
      const { follows, status, address } = about(id);
      return { id, follows, title, date, address, status, start, rules: rules.length };
    }),
  );
});
