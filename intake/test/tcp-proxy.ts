import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Lets nothing through in either direction, and closes nothing. */
  hang: () => void;
  /** Lets everything through again. */
  go: () => void;
  stop: () => Promise<void>;
}

/** Stands between two parts of the system, as a network that can fail. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let hangs = false;

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    if (hangs) from.pause();
    from.on('data', (part) => to.write(part));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    pass(inside, outside);
    pass(outside, inside);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    go: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
