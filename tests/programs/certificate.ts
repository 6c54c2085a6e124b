/** Self-signed certificates, by openssl. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Certificate {
  /** Files in PEM. */
  key: string;
  certificate: string;
}

/**
 * Writes a key and its certificate.
 * @param folder gets `<name>.key` and `<name>.pem`
 * @param host common name, and the name it is valid for
 * @param days how long it is valid
 */
export function makeCertificate(
  folder: string,
  host: string,
  { name = host, days = 2 } = {},
): Certificate {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, '-days', String(days), ...names, ...files], {
    stdio: 'pipe',
  });
  return { key, certificate };
}
