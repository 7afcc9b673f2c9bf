import type { MailServer } from '../test/mail-server.ts';
import { type Cluster, type ClusterOptions, freePort } from '../test/postgres.ts';
import { type Service, startService } from '../test/service.ts';
import { startParts } from '../test/whole-service.ts';

/** A database, a mail server and the service, each of which can fail. */
export interface World {
  cluster: Cluster;
  mail: MailServer;
  url: () => string;
  settings: Record<string, string>;
  /** Every line that any service of this world has written. */
  log: string[];
  service: Service;
  /** Ends the service with a signal, and starts it again as systemd would. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  end: () => Promise<void>;
}

/** Settings for visitors who all come from one address. */
export const unlimited = { MESSAGES_PER_HOUR: '1000000', MESSAGES_PER_TEN_MINUTES: '1000000' };

export interface WorldOptions {
  cluster?: ClusterOptions;
  /** More settings of the service. */
  settings?: Record<string, string>;
  /** Where the service finds the database, if not where it is. */
  databasePort?: (port: number) => Promise<number>;
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const port = await freePort();
  const { cluster, mail, settings } = await startParts(
    { PORT: String(port), ...options.settings },
    options.cluster,
  );
  if (options.databasePort) {
    const url = new URL(cluster.url);
    url.port = String(await options.databasePort(Number(url.port)));
    settings.DATABASE_URL = url.href;
  }

  const log: string[] = [];
  const world: World = {
    cluster,
    mail,
    settings,
    log,
    url: () => `http://127.0.0.1:${port}`,
    service: await startService(settings, log),
    restart: async (signal) => {
      await world.service.stop(signal);
      world.service = await startService(settings, log);
    },
    end: async () => {
      await world.service.stop('SIGKILL');
      await world.mail.stop();
      await cluster.remove();
    },
  };
  return world;
}
