/** Writes the suite that fails first to the file that the environment names: with `--bail` Jest ends without its results. */
const { writeFileSync } = require('node:fs');
const process = require('node:process');

module.exports = class {
  onTestResult({ path }, { numFailingTests, testExecError }) {
    if (numFailingTests > 0 || testExecError) writeFileSync(process.env.FIRST_FAILURE, path, { flag: 'w' });
  }
};
