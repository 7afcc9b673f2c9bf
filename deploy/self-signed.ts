import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tls } from './nginx-config.ts';

/** A certificate that no browser trusts, for "localhost". Writes it into the folder. */
export function selfSigned(folder: string): Pick<Tls, 'certificate' | 'key'> {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '30', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...names, ...output], { stdio: 'ignore' });
  return { certificate, key };
}
