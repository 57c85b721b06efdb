/**
 * Fails a run of the long suites in which one takes far more of the run's time than test/long-suites.json allows it:
 * ratios within one run, as a slow or busy machine slows every suite.
 */
import console from 'node:console';
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';

/** More than its budget by so much, beyond what the whole run takes more than its own, is no matter of noise. */
const allowance = 4;

/** A reporter of Jest. */
export default class Budgets {
  table = JSON.parse(readFileSync(new URL('long-suites.json', import.meta.url), 'utf8'));
  runs = [];

  onTestResult({ path }, { perfStats }) {
    const suite = path.slice(path.lastIndexOf('/test/') + 1);
    const budget = this.table[suite]?.seconds;
    if (budget) this.runs.push({ suite, budget, seconds: (perfStats.end - perfStats.start) / 1000 });
  }

  // Jest ends with 1 for a reporter's error, but prints none.
  onRunComplete() {
    const overruns = this.overruns();
    if (overruns.length > 0) console.error(`over budget:\n${overruns.join('\n')}`);
  }

  getLastError() {
    if (this.overruns().length > 0) return new Error('suites over their budgets');
  }

  overruns() {
    const sum = (field) => this.runs.reduce((total, run) => total + run[field], 0);
    const slowness = Math.max(1, sum('seconds') / sum('budget'));
    return this.runs
      .filter(({ budget, seconds }) => seconds > allowance * slowness * budget)
      .map(({ suite, budget, seconds }) => `${suite}: ${seconds.toFixed(0)} s, budget ${budget} s`);
  }
}
