/**
 * Opens connections to port 80 from several addresses, and prints how many of each group were
 * accepted. Runs in a network namespace of its own.
 */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const server = createServer();
await new Promise<void>((ready) => server.listen(80, '::', ready));

/** Counts accepted connections from these addresses, until no more come for a second. */
async function accepted(countPerAddress: number, ...from: string[]) {
  let count = 0;
  const sockets = from.flatMap((localAddress) =>
    Array.from({ length: countPerAddress }, (): Socket => {
      // To the same address, so that the IP version is the same.
      const socket = connect({ port: 80, host: localAddress, localAddress }, () => {
        count += 1;
      });
      return socket.on('error', () => {});
    }),
  );
  for (let before = -1; count > before; ) {
    before = count;
    await sleep(1000);
  }
  return { count, close: () => sockets.map((socket) => socket.destroy()) };
}

const crowd = await accepted(250, '127.0.0.2');
const neighbor = await accepted(1, '127.0.0.3');
const network = await accepted(150, 'fd00:0:0:1::1', 'fd00:0:0:1::2');
const otherNetwork = await accepted(1, 'fd00:0:0:2::1');
crowd.close();
await sleep(500);
const later = await accepted(1, '127.0.0.2');
const counts = { crowd, neighbor, network, otherNetwork, later };
console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(counts).map(([name, { count }]) => [name, count])),
  ),
);
process.exit();
