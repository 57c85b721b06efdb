/** Runs the suites in the order of the durations that the environment names, shortest first, so that a fault is found early. */
const { readFileSync } = require('node:fs');
const process = require('node:process');
const Sequencer = require('@jest/test-sequencer').default;

const durations = JSON.parse(readFileSync(process.env.SUITE_DURATIONS, 'utf8'));
const durationOf = ({ path }) =>
  durations[Object.keys(durations).find((suite) => path.endsWith(`/${suite}`))] ?? 1;

module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => durationOf(a) - durationOf(b));
  }
};
