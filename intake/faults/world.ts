import { freePort } from '../test/postgres.ts';
import { startService } from '../test/service.ts';
import { startParts } from '../test/whole-service.ts';

interface WorldOptions {
  /** Where the database has its folder. */
  parent?: string;
  /** More settings of the service. */
  settings?: Record<string, string>;
}

/** A database, a mail server and the service, to be broken. */
async function createWorld(options: WorldOptions) {
  const port = await freePort();
  const { cluster, database, mail, settings, stopDatabase } = await startParts(
    { PORT: String(port), EMAILS_TO_OWNER_PER_HOUR: '0', ...options.settings },
    options.parent,
  );
  const log: string[] = [];
  const service = await startService(settings, log);
  const world = {
    cluster,
    database,
    mail,
    settings,
    // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asks for.
    query: async (sql: string): Promise<any[]> => (await database.query(sql)).rows,
    /** The log of all its service processes. */
    log,
    url: () => `http://127.0.0.1:${port}`,
    service,
    /** Sends a signal, and restarts the service as systemd would. */
    restart: async (signal: NodeJS.Signals) => {
      await world.service.stop(signal);
      world.service = await startService(settings, log);
    },
    end: async () => {
      await world.service.stop('SIGKILL');
      await world.mail.stop();
      await stopDatabase();
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
