/**
 * Backups encrypted with OpenSSL (CMS with AES-256-GCM) to a certificate, so nobody who reads the server's files can
 * read them. OpenSSL, because every Debian with `ca-certificates` has it.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { childEnvironment } from '../../base/config.ts';

export const ENCRYPTED = '.cms';

/** Rejects with OpenSSL's first line of explanation. */
function openssl(args: readonly string[], failed: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('openssl', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: childEnvironment(),
    });
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child
      .once('error', () => fail(new Error('openssl is missing. Debian: apt-get install openssl')))
      .once('close', (code) => {
        if (code === 0) return done();
        const [why = `openssl ended with ${code}`] = printed.split('\n').filter(Boolean);
        fail(new Error(`${failed} (${why})`));
      });
  });
}

/** Encrypts a file to a certificate in PEM. @throws {Error} if it cannot be used; nothing useful is in `to` then */
export async function encrypt(from: string, to: string, certificate: string): Promise<void> {
  if (!existsSync(certificate))
    throw new Error(`BACKUP_CERTIFICATE: there is no file ${certificate}`);
  const args = ['-encrypt', '-binary', '-stream', '-aes-256-gcm', '-outform', 'DER'];
  await openssl(
    ['cms', ...args, '-in', from, '-out', to, certificate],
    `The backup was not encrypted to ${certificate}`,
  );
}

/** Decrypts with a key in PEM. @throws {Error} for another key or a changed file; nothing is left in `to` then */
export async function decrypt(from: string, to: string, key: string): Promise<void> {
  if (!existsSync(key)) throw new Error(`There is no key file ${key}`);
  const args = ['-decrypt', '-binary', '-inform', 'DER', '-in', from, '-inkey', key, '-out', to];
  try {
    await openssl(['cms', ...args], `${from} is damaged, or encrypted to another key`);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}
