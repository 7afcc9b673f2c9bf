import type { MailServer } from '../test/mail-server.ts';
import { type Cluster, type ClusterOptions, freePort } from '../test/postgres.ts';
import { type Service, startService } from '../test/service.ts';
import { startParts } from '../test/whole-service.ts';
import { leaveForOwner } from './owner.ts';

/** A database, a mail server and the service, to be broken. */
export interface World {
  cluster: Cluster;
  mail: MailServer;
  url: () => string;
  settings: Record<string, string>;
  /** Done once the owner has to be told something. */
  leaving: Promise<void>;
  /** The log of all its service processes. */
  log: string[];
  service: Service;
  /** Sends a signal, and restarts the service as systemd would. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  end: () => Promise<void>;
}

/** Settings for visitors who all come from one address. */
export const unlimited = { MESSAGES_PER_HOUR: '1000000', MESSAGES_PER_TEN_MINUTES: '1000000' };

export interface WorldOptions {
  cluster?: ClusterOptions;
  /** More settings of the service. */
  settings?: Record<string, string>;
  /** Starts a proxy in front of the database, and returns its port. */
  databasePort?: (port: number) => Promise<number>;
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const port = await freePort();
  const { cluster, mail, settings, stopDatabase } = await startParts(
    { PORT: String(port), EMAILS_TO_OWNER_PER_HOUR: '0', ...options.settings },
    options.cluster,
  );
  if (options.databasePort) {
    const url = new URL(cluster.url);
    url.port = String(await options.databasePort(Number(url.port)));
    settings.DATABASE_URL = url.href;
  }

  const log: string[] = [];
  const service = await startService(settings, log);
  const world: World = {
    cluster,
    mail,
    settings,
    log,
    url: () => `http://127.0.0.1:${port}`,
    service,
    leaving: leaveForOwner(cluster.url),
    restart: async (signal) => {
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
