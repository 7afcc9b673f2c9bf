/**
 * How good are the headers of every kind of response? Scores them with MDN Observatory's own code,
 * and compares them with OWASP's lists of headers to add and to remove.
 *
 *   npm run measure:headers -w site
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { pages } from '../e2e/pages.ts';
import { serve } from '../test-helpers/serve.ts';
import { columns, firstPort, type Result, readOptions, report } from './goal-table.ts';
import { installTools, tools } from './measure-tools.ts';
import { headersToAdd, headersToRemove } from './owasp-headers.ts';

/**
 * What we would like, and what is in reach. The five points between them are for a script file with
 * a hash in its element. Our pages have no script file; the policy has the hashes of their scripts.
 */
const goals = { score: 135, preloaded: 140 };
const reach = { score: 130, preloaded: 135 };

// The short form is the same: the measurement is quick, and always gives the same figures.
readOptions({});
installTools();
const root = resolve(import.meta.dirname, '../dist');
const [port, tlsPort] = [firstPort, firstPort + 1];
const asset = readdirSync(join(root, '_astro')).find((name) => name.endsWith('.woff2'));
const paths = [...pages, `/_astro/${asset}`, '/_astro/nothing.js', '/openapi.json', '/favicon.svg'];

/** The server's certificate, which nobody has signed, as a file that says whom to trust. */
async function trust(folder: string): Promise<string> {
  const raw = await new Promise<Buffer>((done, failed) => {
    const options = { port: tlsPort, servername: 'localhost', rejectUnauthorized: false };
    const socket = connect(options, () => {
      done(socket.getPeerCertificate().raw);
      socket.destroy();
    });
    socket.on('error', failed);
  });
  const file = join(folder, 'certificate.pem');
  const lines = raw.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''];
  writeFileSync(file, pem.join('\n'));
  return file;
}

interface Score {
  path: string;
  score: number;
  /** The score if the domain were in the preload list of browsers. */
  preloaded: number;
  lowering: string[];
}

function scores(certificate: string): Score[] {
  const output = execFileSync(
    process.execPath,
    [join(tools, 'observatory.mjs'), String(port), String(tlsPort), ...paths],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate }, encoding: 'utf8' },
  );
  return JSON.parse(output);
}

function headersOf(path: string): Promise<Map<string, string>> {
  return new Promise((done, failed) => {
    get(`https://localhost:${tlsPort}${path}`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      done(new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)])));
    }).on('error', failed);
  });
}

/** A line for each path that has something wrong, with what it is. */
const wrong: string[] = [];
const server = await serve(root, port, tlsPort);
const folder = mkdtempSync(join(tmpdir(), 'website-headers-'));
try {
  const scored = scores(await trust(folder));
  console.log(
    columns([
      ['path', 'score', 'if preloaded'],
      ...scored.map(({ path, score, preloaded }) => [path, `${score}`, `${preloaded}`]),
    ]),
  );
  for (const { path, score, lowering } of scored) {
    if (score < reach.score) wrong.push(`${path}: ${score}, because of ${lowering.join(', ')}`);
  }

  const named = headersToAdd.map(({ name }) => name);
  const same = headersToAdd.filter(({ ours }) => ours === undefined);
  let [missing, revealing] = [0, 0];
  for (const path of [...paths, '/Team/']) {
    const headers = await headersOf(path);
    for (const { name, value } of same) {
      if (headers.get(name.toLowerCase())?.toLowerCase() === value.toLowerCase()) continue;
      missing++;
      wrong.push(`${path}: ${name} is ${headers.get(name.toLowerCase())}, not ${value}`);
    }
    for (const name of headersToRemove.filter((each) => headers.has(each.toLowerCase()))) {
      revealing++;
      wrong.push(`${path}: has ${name}`);
    }
  }
  console.log(`\nHeaders that OWASP recommends and we set to another value, or leave out:`);
  for (const { name, ours } of headersToAdd) if (ours) console.log(`  ${name}: ${ours}`);
  for (const line of wrong) console.log(line);

  const lowest = (kind: 'score' | 'preloaded') => Math.min(...scored.map((each) => each[kind]));
  const scoreResult = (kind: 'score' | 'preloaded', what: string): Result => ({
    what: `MDN Observatory, lowest of ${scored.length} responses${what}`,
    goal: `at least ${goals[kind]}`,
    figure: `${lowest(kind)}`,
    isMet: lowest(kind) >= goals[kind],
    excuse: lowest(kind) >= reach[kind] ? `${reach[kind]} is in reach` : undefined,
  });
  report([
    scoreResult('score', ''),
    scoreResult('preloaded', ', if preloaded'),
    {
      what: `OWASP: ${named.length} headers to add`,
      goal: 'there, or a reason given',
      figure: `${same.length} there, ${named.length - same.length} with a reason, ${missing} missing`,
      isMet: missing === 0,
    },
    {
      what: `OWASP: ${headersToRemove.length} headers to remove`,
      goal: 'none',
      figure: `${revealing}`,
      isMet: revealing === 0,
    },
  ]);
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}
