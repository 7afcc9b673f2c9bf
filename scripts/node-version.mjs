// Plain JavaScript, so that an old version of Node can run it and print the error.
import { readFileSync } from 'node:fs';

const wanted = readFileSync(new URL('../.node-version', import.meta.url), 'utf8').trim();
const [major] = wanted.split('.');

if (process.versions.node.split('.')[0] !== major) {
  console.error(`
This project needs Node ${major}. The one that runs here is ${process.versions.node} (${process.execPath}).

To get it:
  with nvm        nvm install ${wanted}
  with fnm        fnm install ${wanted}, then fnm use ${wanted}
  as an installer https://nodejs.org
`);
  process.exit(1);
}
