import { freePort } from '../../scripts/free-port.ts';
import { startService } from '../test/service.ts';
import { startParts } from '../test/whole-service.ts';

interface WorldOptions {
  /** Where the database has its folder. */
  parent?: string;
  /** More settings of the service. */
  settings?: Record<string, string>;
  /** More options of Node. */
  nodeOptions?: readonly string[];
}

/** A mail server and the service, to be broken. */
async function createWorld({ parent, settings: more, nodeOptions }: WorldOptions) {
  const port = await freePort();
  const parts = await startParts(
    {
      PORT: String(port),
      EMAILS_TO_OWNER_PER_HOUR: '0',
      MEGABYTES_PER_HOUR: '10000',
      ...more,
    },
    parent,
  );
  const log: string[] = [];
  const start = () => startService(parts.settings, log, nodeOptions);
  const world = {
    ...parts,
    /** The log of all its service processes. */
    log,
    url: () => `http://127.0.0.1:${port}`,
    service: await start(),
    /** Sends a signal, and restarts the service as systemd would. */
    restart: async (signal: NodeJS.Signals) => {
      await world.service.stop(signal);
      world.service = await start();
    },
    end: async () => {
      await world.service.stop('SIGKILL');
      await world.mail.stop();
      parts.remove();
    },
  };
  return world;
}
export type World = Awaited<ReturnType<typeof createWorld>>;

/** Does something in a world, which ends with it. */
export async function inWorld<Result>(
  options: WorldOptions,
  act: (world: World) => Promise<Result>,
): Promise<Result> {
  const world = await createWorld(options);
  try {
    return await act(world);
  } finally {
    await world.end();
  }
}
