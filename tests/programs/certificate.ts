/** Self-signed certificates, by openssl. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** Files in PEM. */
  key: string;
  certificate: string;
}

const DAY_MS = 86_400_000;
/** A time as `openssl ca` reads it. */
const stamp = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace(/\.\d+|\D/g, '')
    .concat('Z');

/** Replaces a certificate by one with another time: `openssl req` begins now. */
function issueAgain(folder: string, { key, certificate }: Certificate, from: number, to: number) {
  const [config, request] = [join(folder, 'ca.conf'), join(folder, 'ca.csr')];
  writeFileSync(join(folder, 'index.txt'), '');
  writeFileSync(
    config,
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${folder}/index.txt\nnew_certs_dir=${folder}\nrand_serial=yes\ndefault_md=sha256\npolicy=any\ncopy_extensions=copyall\n[any]\ncommonName=supplied\n`,
  );
  const sign = ['ca', '-batch', '-selfsign', '-config', config, '-keyfile', key, '-notext'];
  const times = ['-startdate', stamp(from), '-enddate', stamp(to)];
  execFileSync(
    'openssl',
    [
      'x509',
      '-x509toreq',
      '-copy_extensions',
      'copyall',
      '-in',
      certificate,
      '-signkey',
      key,
      '-out',
      request,
    ],
    { stdio: 'pipe' },
  );
  execFileSync('openssl', [...sign, ...times, '-in', request, '-out', certificate], {
    stdio: 'pipe',
  });
}

/**
 * Writes a key and its certificate.
 * @param folder gets `<name>.key` and `<name>.pem`
 * @param host common name, and the name it is valid for
 * @param days how long it is valid from now
 * @param ago days since it was issued
 */
export function makeCertificate(
  folder: string,
  host: string,
  { name = host, days = 2, ago = 0 } = {},
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
  const now = Date.now();
  if (ago > 0) issueAgain(folder, { key, certificate }, now - ago * DAY_MS, now + days * DAY_MS);
  return { key, certificate };
}
