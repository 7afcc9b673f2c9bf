import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../src/database/migrate.ts';
import { freePort } from '../test/postgres.ts';
import { type Service, startService } from '../test/service.ts';
import { balance } from './ledger.ts';
import type { Scenario } from './scenario.ts';
import { send } from './visitors.ts';
import { inWorld } from './world.ts';

/** nginx in front of two replicas, as in production. */
async function startNginx(folder: string, ports: readonly string[]) {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n  ');
  writeFileSync(
    config,
    `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log /dev/null;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary}
  upstream intake { ${ports.map((own) => `server 127.0.0.1:${own} max_fails=0;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      include ${resolve(import.meta.dirname, '../../deploy/nginx/pass-to-intake.conf')};
    }
  }
}
`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  await wait(300);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      const ended = new Promise((done) => nginx.once('close', done));
      nginx.kill();
      return ended;
    },
  };
}

/** What the next version might add. The current version must run on it. */
const laterMigration = `
  alter table intake.messages add column language text;
  alter table intake.deliveries add column note text not null default '';
  create table intake.later (id uuid primary key);`;

/** For nginx, all visitors of this test have one address. */
const unlimited = { MESSAGES_PER_HOUR: '1000000', MESSAGES_PER_TEN_MINUTES: '1000000' };

/** A rolling restart of two replicas, after a migration. */
export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  run: ({ of }) =>
    inWorld({ settings: unlimited }, async (world) => {
      const folder = mkdtempSync(join(tmpdir(), 'intake-rolling-'));
      const second = { ...world.settings, PORT: String(await freePort()) };
      let other: Service = await startService(second, world.log);
      const nginx = await startNginx(folder, [world.settings.PORT ?? '', second.PORT]);
      try {
        const sending = send({ url: () => nginx.url, messages: of(10_000, 1000), atATime: 50 });
        await wait(of(2000, 500));
        const migrations = join(folder, 'migrations');
        cpSync(resolve(import.meta.dirname, '../src/database/migrations'), migrations, {
          recursive: true,
        });
        writeFileSync(join(migrations, '9999-later.sql'), laterMigration);
        await migrate(world.database, migrations);
        await world.restart('SIGTERM');
        await wait(of(2000, 500));
        await other.stop('SIGTERM');
        other = await startService(second, world.log);
        return [await balance('two processes replaced, with a migration', world, [await sending])];
      } finally {
        await nginx.stop();
        await other.stop('SIGKILL');
        rmSync(folder, { recursive: true });
      }
    }),
};
