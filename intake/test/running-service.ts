import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proofHeader } from '@website/form-contract';
import { openDatabase, readSecret } from '../src/store/database.ts';
import { startMailServer } from './mail-server.ts';
import { makeProof } from './proof.ts';
import { startService } from './service.ts';

/** A folder, a mail server, and the settings of a service that uses them. */
export async function prepareService(moreSettings: Record<string, string> = {}, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'intake-'));
  const file = join(folder, 'intake.db');
  const mail = await startMailServer();
  const settings: Record<string, string> = {
    DATABASE_FILE: file,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@company.example',
    MAIL_TO: 'owner@company.example',
    COMPANY: 'Company',
    PUBLIC_URL: 'https://company.example/intake',
    ...moreSettings,
  };
  const database = openDatabase(file);
  return {
    file,
    mail,
    settings,
    database,
    secret: readSecret(database, 'challenge'),
    remove: () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The service with everything around it. */
export async function startRunningService(moreSettings: Record<string, string> = {}) {
  const environment = await prepareService(moreSettings);
  const running = {
    ...environment,
    service: await startService(environment.settings),
    /** Posts a form, as a page without script does. */
    post: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<Response> => {
      const body = new URLSearchParams(fields);
      return fetch(running.service.url + path, { method: 'POST', headers, body });
    },
    /** The same with a proof of work, as a page with script does. */
    postWithProof: async (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ): Promise<Response> =>
      running.post(path, fields, {
        [proofHeader]: await makeProof(environment.secret),
        ...headers,
      }),
    /** Ends the service and starts it again, perhaps with other settings. */
    restart: async (settings: Record<string, string> = {}, signal?: NodeJS.Signals) => {
      await running.service.stop(signal);
      running.service = await startService({ ...environment.settings, ...settings });
    },
    stop: async () => {
      await running.service.stop();
      await environment.mail.stop();
      environment.remove();
    },
  };
  return running;
}
export type RunningService = Awaited<ReturnType<typeof startRunningService>>;
