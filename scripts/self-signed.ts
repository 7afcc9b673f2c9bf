import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a certificate for "localhost" into a folder. No browser trusts it. */
export function createCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '30', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...names, ...output], { stdio: 'ignore' });
  return { certificate, key };
}
