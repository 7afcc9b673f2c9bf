// Plain JavaScript, so that an old version of Node can run it and print the error. npm itself refuses
// to install with one (.npmrc); this is for whoever has changed to another one since.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const recommended = read('.node-version').trim();
const { engines } = JSON.parse(read('package.json'));
const [major, minor] = process.versions.node.split('.').map(Number);

/** Only the two forms that "engines" has: ^22.18.0 and >=26.0.0. */
const accepts = (range) => {
  const [, sign, least, leastMinor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(range);
  return (major > least && sign === '>=') || (major === Number(least) && minor >= leastMinor);
};

if (!engines.node.split(' || ').some(accepts)) {
  console.error(`
This project needs Node ${engines.node}. The one that runs here is ${process.versions.node} (${process.execPath}).

To get it:
  with nvm        nvm install ${recommended}
  with fnm        fnm install ${recommended}, then fnm use ${recommended}
  as an installer https://nodejs.org
`);
  process.exit(1);
}
