/** Refuses `npm pack` in the repository, which would write a wrong package of the same name, and names the right ones. */
import { packages } from './build/packages.js';

const folders = packages.map(({ name }) => `./dist/packages/${name}`).join(' ');
console.error(`The repository is not a package. Pack what it builds: npm run build && npm pack ${folders}`);
process.exitCode = 1;
