import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@website/form-contract';
import { getErrorCode } from '../src/log.ts';
import { type HostileRequest, hostileBodies } from './hostile-bodies.ts';
import { checkOutcome, formatErrors } from './outcome.ts';
import type { Scenario } from './scenario.ts';
import { formatNetworkAddress, send } from './visitors.ts';
import { type World, withWorld } from './world.ts';

/** The headers of our emails. */
const allowedHeaders = new Set(
  `auto-submitted content-transfer-encoding content-type date from list-unsubscribe
   list-unsubscribe-post message-id mime-version reply-to subject to`.split(/\s+/),
);

/** Emails with a header, a recipient or a sender that a visitor has smuggled in. */
function findInjected({ mail, settings }: World): string[] {
  return mail.received.flatMap(({ to, from, source }) => {
    const [head = ''] = source.split(/\r?\n\r?\n/, 1);
    const names = head
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '');
    return [
      ...names
        .filter((name) => !allowedHeaders.has(name))
        .map((name) => `an email has the header ${name}`),
      ...(names.length === new Set(names).size ? [] : ['an email has a header twice']),
      ...(to.length === 1 && from === settings.MAIL_FROM
        ? []
        : ['an email has another sender, or several recipients']),
    ];
  });
}

/** Slowloris: sends a byte every half second. Returns how many connections the service never closed. */
async function sendSlowly(world: World, count: number): Promise<number> {
  const { hostname, port } = new URL(world.url());
  const open = new Set(
    Array.from({ length: count }, (_, index) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
      socket.write(index % 2 ? 'POST /contact HT' : 'POST /contact HTTP/1.1\r\nHost: a\r\n');
      if (index % 4 === 0) {
        socket.write('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n');
      }
      const drip = setInterval(() => socket.write('x'), 500);
      socket.on('close', () => clearInterval(drip));
      return socket;
    }),
  );
  for (let waited = 0; open.size > 0 && waited < 20_000; waited += 250) await wait(250);
  for (const socket of open) socket.destroy();
  return open.size;
}

/** Returns how often each status and connection error came. */
async function attack(
  world: World,
  bodies: Iterator<HostileRequest>,
): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  let number = 0;
  const post = async ({ type, body }: HostileRequest) => {
    number += 1;
    const response = await fetch(
      world.url() + (number % 10 === 0 ? paths.newsletter : paths.contact),
      {
        method: 'POST',
        headers: { 'Content-Type': type, 'X-Real-IP': formatNetworkAddress(number) },
        body,
      },
    );
    await response.body?.cancel();
    return String(response.status);
  };
  const attacker = async () => {
    for (let next = bodies.next(); !next.done; next = bodies.next()) {
      const answer = await post(next.value).catch((error) => getErrorCode(error.cause ?? error));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 50 }, attacker));
  return answers;
}

/** Bodies that try to break the service, slow senders, and visitors at the same time. */
export const hostile: Scenario = {
  name: 'hostile',
  run: ({ of, count: requestedCount }) =>
    withWorld({}, async (world) => {
      const count = requestedCount ?? of(100_000, 3000);
      const [answers, neverClosed, seen] = await Promise.all([
        attack(world, hostileBodies(count)),
        sendSlowly(world, 200),
        send({ ...world, messages: of(1000, 200), atATime: 5 }),
      ]);
      // A fifth of the bodies is valid, so there are many emails before the last one.
      const outcome = await checkOutcome(`${count} hostile bodies`, world, [seen], of(900, 120));
      // The service answers 413 before the body has ended, and closes the connection.
      const fine = /^[24]|^503$|^ECONNRESET$|^EPIPE$|^UND_ERR_SOCKET$/;
      const errors = [...answers].filter(([answer]) => !fine.test(answer));
      outcome.errors = formatErrors(answers);
      outcome.problems.push(
        ...errors.map(([answer, times]) => `${times} hostile bodies got ${answer}`),
        ...new Set(findInjected(world)),
        ...(neverClosed > 0 ? [`${neverClosed} slow senders were never cut off`] : []),
        ...(world.service.process.exitCode === null ? [] : ['the service has ended']),
      );
      return [outcome];
    }),
};
