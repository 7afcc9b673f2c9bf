import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Cluster, type ClusterOptions, createCluster } from './postgres.ts';
import { type Service, startService } from './service.ts';

/** The service with everything around it: a database and a mail server. */
export interface WholeService {
  service: Service;
  mail: MailServer;
  cluster: Cluster;
  /** The environment of the service. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
}

/** An empty database, a mail server, and the settings of a service that uses them. */
export async function startServers(
  more: Record<string, string> = {},
  clusterOptions: ClusterOptions = {},
) {
  const cluster = await createCluster(clusterOptions);
  await cluster.start();
  const mail = await startMailServer();
  const settings: Record<string, string> = {
    DATABASE_URL: cluster.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@company.example',
    MAIL_TO: 'owner@company.example',
    COMPANY: 'Company',
    PUBLIC_URL: 'https://company.example/intake',
    // Tests send more than a company gets.
    MESSAGES_IN_ALL_PER_TEN_MINUTES: '1000000',
    ...more,
  };
  return { cluster, mail, settings };
}

/** The same, with our tables in the database. */
export async function startParts(
  ...options: Parameters<typeof startServers>
): ReturnType<typeof startServers> {
  const servers = await startServers(...options);
  const database = openDatabase(readConfig(servers.settings));
  await migrate(database);
  await database.end();
  return servers;
}

export async function startWholeService(more: Record<string, string> = {}): Promise<WholeService> {
  const parts = await startParts(more);
  const whole: WholeService = {
    ...parts,
    service: await startService(parts.settings),
    stop: async () => {
      // A test may have started another one.
      await whole.service.stop();
      await parts.mail.stop();
      await parts.cluster.remove();
    },
  };
  return whole;
}
