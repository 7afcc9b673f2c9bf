/**
 * Floods, with the limits as they are: what reaches the owner, what is held, what strangers get, and how
 * long a customer in the middle waits. Takes some minutes.
 *
 *   node faults/floods.ts [messages of each flood at most]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { challengePath, paths, proofHeader } from '@website/form-contract';
import { proofOf } from '@website/form-contract/proof';
import { networkAddressOf } from './visitors.ts';
import { inWorld, type World } from './world.ts';

interface Sent {
  address: string;
  /** None in a request for the newsletter. */
  details?: string;
  hasProof?: boolean;
}

const office = (hasProof: boolean) => (number: number) => ({
  address: '203.0.113.7',
  details: `Office ${number}.`,
  hasProof,
});
const inOneNetwork = (number: number) => `2001:db8:1:${number.toString(16)}::1`;

/** 15 KB that no database can compress. */
const long = () =>
  String.fromCharCode(...Array.from({ length: 4900 }, () => 0x4e00 + Math.random() * 20_000));

const floods: [name: string, count: number, of: (number: number) => Sent][] = [
  ['an office of 200 behind one address, by script', 200, office(true)],
  ['an office of 200 behind one address, without script', 200, office(false)],
  [
    '1,000 robots of one /48',
    1000,
    (number) => ({ address: inOneNetwork(number), details: `Robot ${number}.` }),
  ],
  [
    '3,000 long messages of one /48',
    3000,
    (number) => ({ address: inOneNetwork(number), details: long() }),
  ],
  [
    '3,000 long messages from 3,000 networks',
    3000,
    (number) => ({ address: networkAddressOf(number), details: long() }),
  ],
  [
    '10,000 requests of the newsletter for others, from 10,000 networks',
    10_000,
    (number) => ({ address: networkAddressOf(number) }),
  ],
];

let senders = 0;
/** Returns the status, and the seconds that it took without the proof. */
async function send(world: World, { address, details, hasProof }: Sent) {
  const proof = async () => proofOf(await (await fetch(world.url() + challengePath)).json());
  const headers = { 'X-Real-IP': address, ...(hasProof && { [proofHeader]: await proof() }) };
  const email = `${senders++}@stranger.example`;
  const fields = details ? { firstName: 'Ada', lastName: 'Lovelace', email, details } : { email };
  const begin = performance.now();
  const path = details ? paths.contact : paths.newsletter;
  const body = new URLSearchParams(fields);
  const response = await fetch(world.url() + path, { method: 'POST', headers, body });
  await response.body?.cancel();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  return { status: response.status, seconds };
}

const emailsTo = ({ mail }: World, address: string, words: string) =>
  mail.received.filter(({ to, source }) => to[0]?.endsWith(address) && source.includes(words));

/** Returns how long a customer waits for an answer, and the owner for the email. */
async function customer(world: World, hasProof: boolean): Promise<string> {
  const details = `Customer ${hasProof}.`;
  const { status, seconds } = await send(world, { address: '198.51.100.9', details, hasProof });
  const answer = `${status} in ${seconds()} s`;
  if (status !== 201) return answer;
  const isHeld = `select from intake.messages where suspicion is not null and fields ->> 'details' = '${details}'`;
  while (emailsTo(world, 'owner@company.example', details).length === 0) {
    if ((await world.query(isHeld)).length > 0) return `${answer}, held`;
    await wait(20);
  }
  return `${answer}, email in ${seconds()} s`;
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row('flood', 'took', 'to owner', 'held', 'refused', 'stored', 'to strangers', 'customer waits');
row(...Array<string>(8).fill('---'));

const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const settings = { MESSAGES_IN_ALL_PER_TEN_MINUTES: '50', EMAILS_TO_OWNER_PER_HOUR: '90' };
for (const [name, all, of] of floods) {
  await inWorld({ settings }, async (world) => {
    const settled = async () => {
      const open = `select from intake.deliveries where delivered_at is null and not held`;
      while ((await world.query(open)).length > 0) await wait(100);
    };
    const start = performance.now();
    const count = Math.min(all, most);
    const statuses: number[] = [];
    let next = 0;
    const flood = async () => {
      for (let number = next++; number < count; number = next++) {
        statuses.push((await send(world, of(number))).status);
      }
    };
    /** In the middle of the flood, one with script and one without. */
    const customers = async () => {
      while (next < count / 2) await wait(5);
      return Promise.all([customer(world, true), customer(world, false)]);
    };
    const [waits] = await Promise.all([customers(), ...Array.from({ length: 20 }, flood)]);
    const took = `${((performance.now() - start) / 1000).toFixed(0)} s`;
    await settled();
    const held = (await world.query('select from intake.deliveries where held')).length;
    const size = 'select sum(pg_column_size(fields)) / 1e6 as megabytes from intake.messages';
    row(
      name,
      took,
      emailsTo(world, 'owner@company.example', 'Ada Lovelace').length,
      held,
      statuses.filter((status) => status === 429).length,
      `${Number((await world.query(size))[0].megabytes).toFixed(1)} MB`,
      emailsTo(world, '@stranger.example', '').length,
      waits.join('; without script: '),
    );
  });
}
