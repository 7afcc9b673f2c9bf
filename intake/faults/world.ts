import { findFreePort } from '../../scripts/free-port.ts';
import { prepareService } from '../test/running-service.ts';
import { startService } from '../test/service.ts';

interface WorldOptions {
  /** Where the database has its folder. */
  parent?: string;
  /** More settings of the service. */
  settings?: Record<string, string>;
  /** More options of Node. */
  nodeOptions?: readonly string[];
}

/** Starts a mail server and the service, for a fault to break. */
async function createWorld({ parent, settings: more, nodeOptions }: WorldOptions) {
  const port = await findFreePort();
  const environment = await prepareService(
    {
      PORT: String(port),
      EMAILS_TO_OWNER_PER_HOUR: '0',
      MEGABYTES_PER_HOUR: '10000',
      ...more,
    },
    parent,
  );
  const log: string[] = [];
  const start = () => startService(environment.settings, log, nodeOptions);
  const world = {
    ...environment,
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
      environment.remove();
    },
  };
  return world;
}
export type World = Awaited<ReturnType<typeof createWorld>>;

/** Runs an action in a new world, and ends the world afterward. */
export async function withWorld<Result>(
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
