/** Fails a run of the long suites in which one takes far longer than test/long-suites.json allows it. */
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

/** Longer than its budget by so much is no matter of a busy machine. */
const allowance = 4;

/** A reporter of Jest. */
export default class Budgets {
  overruns = [];
  budgets = JSON.parse(readFileSync(new URL('long-suites.json', import.meta.url), 'utf8'));

  onTestResult({ path }, { perfStats }) {
    const suite = path.slice(path.lastIndexOf('/test/') + 1);
    const seconds = (perfStats.end - perfStats.start) / 1000;
    const budget = this.budgets[suite]?.seconds;
    if (seconds > allowance * budget)
      this.overruns.push(`${suite}: ${seconds.toFixed(0)} s, budget ${budget} s`);
  }

  getLastError() {
    if (this.overruns.length > 0) return new Error(`over budget:\n${this.overruns.join('\n')}`);
  }
}
