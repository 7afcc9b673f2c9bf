/**
 * Floods, with the limits as they are: what reaches the owner and in how many emails, what is refused and stored, and
 * where in which email a customer is who has no proof of work. Suspect messages are collected for a minute instead of
 * 45, so that a flood takes a minute or two.
 *
 *   node intake/faults/floods.ts [messages of each flood at most]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { paths, proofHeader } from '@website/form-contract';
import { readSize } from '../src/store/maintenance.ts';
import type { ReceivedEmail } from '../test/mail-server.ts';
import { makeProof } from '../test/proof.ts';
import { readSubject, readText } from '../test/read-email.ts';
import { formatNetworkAddress } from './visitors.ts';
import { type World, withWorld } from './world.ts';

const customer = 'customer@customer.example';

interface Sent {
  /** The IP address. */
  address: string;
  email?: string;
  /** None in a request for the newsletter. */
  details?: string;
  hasProof?: boolean;
}

const formatSharedAddress = (number: number) => `2001:db8:1:${number.toString(16)}::1`;
/** 15 KB that nothing can compress. */
const writeLong = () =>
  String.fromCharCode(...Array.from({ length: 4900 }, () => 0x4e00 + Math.random() * 20_000));

const floods: [name: string, count: number, sentBy: (number: number) => Sent][] = [
  [
    '26 robots of one network',
    26,
    (number) => ({ address: formatSharedAddress(number), details: `Robot ${number}.` }),
  ],
  [
    '200 robots of 26 networks',
    200,
    (number) => ({ address: formatNetworkAddress(number % 26), details: `Robot ${number}.` }),
  ],
  [
    '2,000 robots of 200 networks',
    2000,
    (number) => ({ address: formatNetworkAddress(number % 200), details: `Robot ${number}.` }),
  ],
  [
    '2,000 robots of 2,000 networks',
    2000,
    (number) => ({ address: formatNetworkAddress(number), details: `Robot ${number}.` }),
  ],
  [
    'an office of 200 behind one address, with proofs',
    200,
    (number) => ({ address: '203.0.113.7', details: `Robot ${number}.`, hasProof: true }),
  ],
  [
    '3,000 long messages of one /48',
    3000,
    (number) => ({ address: formatSharedAddress(number), details: writeLong() }),
  ],
  [
    '3,000 long messages of 3,000 networks',
    3000,
    (number) => ({ address: formatNetworkAddress(number), details: writeLong() }),
  ],
  [
    '3,000 long messages of 3,000 networks, with proofs',
    3000,
    (number) => ({ address: formatNetworkAddress(number), details: writeLong(), hasProof: true }),
  ],
  [
    '10,000 newsletter requests for strangers, of 10,000 networks',
    10_000,
    (number) => ({ address: formatNetworkAddress(number) }),
  ],
];

let senders = 0;
/** Returns the status. */
async function send(world: World, { address, email, details, hasProof }: Sent): Promise<number> {
  const headers = {
    'X-Real-IP': address,
    ...(hasProof && { [proofHeader]: await makeProof(world.secret) }),
  };
  const from = { email: email ?? `${senders++}@stranger.example` };
  const fields = details ? { firstName: 'Ada', lastName: 'Lovelace', details, ...from } : from;
  const path = details ? paths.contact : paths.newsletter;
  const body = new URLSearchParams(fields);
  const response = await fetch(world.url() + path, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

const findEmails = ({ mail }: World, address: string) =>
  mail.received.filter(({ to }) => to[0]?.endsWith(address));

/** Every message of an email, in its order: those of its text, then those of its file. */
const listMessages = (email: ReceivedEmail) =>
  readText(email)
    .split('\n')
    // Each suspect message has one such line, whatever was written in it.
    .filter((line) => line.startsWith('> Email Address: '));

/** In which email the customer is, and at which place. */
async function findCustomer(world: World, sentAt: number): Promise<string> {
  for (;;) {
    const emails = findEmails(world, 'owner@company.example');
    for (const email of emails) {
      const seconds = ((performance.now() - sentAt) / 1000).toFixed(0);
      const lines = listMessages(email);
      const position = lines.findIndex((line) => line.includes(customer)) + 1;
      if (position === 0) continue;
      return `"${readSubject(email)}", place ${position} of ${lines.length}, after ${seconds} s`;
    }
    if (performance.now() - sentAt > 200_000) return 'not found';
    await wait(500);
  }
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row(
  'flood',
  'took',
  'accepted',
  'refused',
  'stored',
  'file',
  'emails to owner',
  'to strangers',
  'customer',
);
row(...Array<string>(9).fill('---'));

const maxCount = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const limits = {
  EMAILS_TO_OWNER_PER_HOUR: '100',
  MEGABYTES_PER_HOUR: '5',
  COLLECT_MINUTES: '1',
};
for (const [name, plannedCount, sentBy] of floods) {
  await withWorld({ settings: limits }, async (world) => {
    const start = performance.now();
    const emptySize = readSize(world.database);
    const count = Math.min(plannedCount, maxCount);
    const statuses: number[] = [];
    let next = 0;
    const flood = async () => {
      for (let number = next++; number < count; number = next++) {
        statuses.push(await send(world, sentBy(number)));
      }
    };
    /** In the middle of the flood, without script. */
    const beCustomer = async (): Promise<string> => {
      while (next < count / 2) await wait(5);
      const sentAt = performance.now();
      const visitor = { address: '198.51.100.9', email: customer, details: 'Hello.' };
      const status = await send(world, visitor);
      return status === 201
        ? findCustomer(world, sentAt)
        : `refused with ${status}, and told the email address`;
    };
    const floodTime = Promise.all(Array.from({ length: 20 }, flood)).then(
      () => `${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    const [duration, position] = await Promise.all([floodTime, beCustomer()]);
    const size = 'select coalesce(sum(length(cast(fields as blob))), 0) as bytes from messages';
    const bytes = Number(world.database.prepare(size).get()?.bytes);
    await wait(3000);
    const inMegabytes = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
    row(
      name,
      duration,
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 429 || status === 503).length,
      inMegabytes(bytes),
      inMegabytes(readSize(world.database) - emptySize),
      findEmails(world, 'owner@company.example').length,
      findEmails(world, '@stranger.example').length,
      position,
    );
  });
}
