/**
 * Scores responses of a server on this machine with MDN Observatory's own tests. Its command can
 * only scan a server on the usual ports, so this calls the same functions with other ports.
 *
 *   node observatory.mjs HTTP_PORT HTTPS_PORT PATH...
 *
 * Prints one JSON array: for each path the score, what the score would be if browsers had the
 * domain in their preload list, and the tests that lower it.
 */
import { writeFileSync } from 'node:fs';

// The preload list of browsers, which the package would download when it is installed. The local
// server is not on it.
writeFileSync(
  new URL('./node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', import.meta.url),
  '{}',
);
const part = (name) => import(`@mdn/mdn-http-observatory/src/${name}.js`);
const { hsts } = await part('analyzer/hsts');
const { ALL_TESTS } = await part('constants');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts');
const { getScoreModifier } = await part('grader/grader');
const { retrieve } = await part('retriever/retriever');

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);

function score(responses) {
  const results = ALL_TESTS.map((test) => {
    const { result } = test(responses);
    return { result, modifier: getScoreModifier(result) };
  });
  const sum = (of) => of.reduce((total, { modifier }) => total + modifier, 100);
  const lowering = results.filter(({ modifier }) => modifier < 0);
  // Extra credit counts only for a response that is good without it.
  const hasCredit = sum(lowering) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  return {
    score: sum(hasCredit ? results : lowering),
    lowering: lowering.map(({ result }) => result),
  };
}

const retrieved = await Promise.all(
  paths.map(async (path) => {
    const options = { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path };
    const responses = await retrieve('localhost', options);
    if (!responses.responses.auto) throw new Error(`No answer for ${path}`);
    return { path, responses };
  }),
);
const now = retrieved.map(({ path, responses }) => ({ path, ...score(responses) }));
hsts().set('localhost', { mode: 'force-https', includeSubDomains: true });
console.log(
  JSON.stringify(
    now.map((each, at) => ({ ...each, preloaded: score(retrieved[at].responses).score })),
  ),
);
