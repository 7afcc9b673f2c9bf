import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Cluster, createCluster } from './postgres.ts';
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

export async function startWholeService(more: Record<string, string> = {}): Promise<WholeService> {
  const cluster = await createCluster();
  await cluster.start();
  const mail = await startMailServer();
  const settings = {
    DATABASE_URL: cluster.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@company.example',
    MAIL_TO: 'owner@company.example',
    COMPANY: 'Company',
    PUBLIC_URL: 'https://company.example/intake',
    ...more,
  };
  const database = openDatabase(readConfig(settings));
  await migrate(database);
  await database.end();
  const whole: WholeService = {
    service: await startService(settings),
    mail,
    cluster,
    settings,
    stop: async () => {
      // A test may have started another one.
      await whole.service.stop();
      await mail.stop();
      await cluster.remove();
    },
  };
  return whole;
}
