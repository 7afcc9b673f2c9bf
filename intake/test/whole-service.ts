import { openPool } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { runCli } from './cli.ts';
import { startMailServer } from './mail-server.ts';
import { createCluster } from './postgres.ts';
import { startService } from './service.ts';

/** A database with our tables. */
export async function startDatabase(parent?: string) {
  const cluster = await createCluster(parent);
  await cluster.start();
  const database = openPool({ connectionString: cluster.url });
  await migrate(database);
  const stop = async () => {
    await database.end();
    await cluster.remove();
  };
  return { cluster, database, stop };
}

/** A database with our tables, a mail server, and the settings of a service that uses them. */
export async function startParts(more: Record<string, string> = {}, parent?: string) {
  const { cluster, database, stop } = await startDatabase(parent);
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
  return { cluster, database, mail, settings, stopDatabase: stop };
}

/** The service with everything around it, and the operator's tool. */
export async function startWholeService(more: Record<string, string> = {}) {
  const parts = await startParts(more);
  const whole = {
    ...parts,
    service: await startService(parts.settings),
    cli: (...options: string[]) => runCli(parts.cluster.url, ...options),
    /** Posts a form, as a page without script does. */
    post: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<Response> => {
      const body = new URLSearchParams(fields);
      return fetch(whole.service.url + path, { method: 'POST', headers, body });
    },
    /** Ends the service and starts it again, perhaps with other settings. */
    restart: async (settings: Record<string, string> = {}, signal?: NodeJS.Signals) => {
      await whole.service.stop(signal);
      whole.service = await startService({ ...parts.settings, ...settings });
    },
    stop: async () => {
      await whole.service.stop();
      await parts.mail.stop();
      await parts.stopDatabase();
    },
  };
  return whole;
}
export type WholeService = Awaited<ReturnType<typeof startWholeService>>;
