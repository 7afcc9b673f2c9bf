import { loadContent } from '../build/content/load-content.ts';
import { disagreements } from './agreement/disagreements.ts';
import { renderingsOf } from './agreement/renderings.ts';
const all=disagreements(loadContent(), renderingsOf(process.argv[2]??'dist'));
console.log(all.length);
for (const d of all.filter(d=>!/^The (Markdown|feed)/.test(d)).slice(0,20)) console.log(d);
console.log('--');
for (const d of all.filter(d=>/^The (Markdown|feed)/.test(d)).slice(0,Number(process.argv[3]??0))) console.log(d);
