/** An installation for `npm run doctor` that is well, with everything it looks at. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect } from 'vitest';
import type { Finding } from '#server/run/doctor/finding.ts';
import { startFakeHubSpot, type FakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { makeCertificate } from '../programs/certificate.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { serverOn, type Server } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { run } from './run-command.ts';

/** What the proxy in front does. */
interface Front {
  forwards: boolean;
  hidesMetrics: boolean;
  /** Whether `/healthz` leads to the server. */
  leadsHere: boolean;
}

export async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterwards(() => new Promise((done) => server.close(done)));
  return (server.address() as AddressInfo).port;
}

const TRUSTED = getCACertificates('default');

/** Trusts one more certificate in this process, until the test ends. */
export function trust(certificate: string): void {
  setDefaultCACertificates([...TRUSTED, readFileSync(certificate, 'utf8')]);
  afterwards(distrust);
}

export const distrust = (): void => setDefaultCACertificates(TRUSTED);

/** With the output of the real one. */
export function systemctl(folder: string, states: Readonly<Record<string, string>>): void {
  const units = ['backup', 'build', 'verify'].flatMap((name) => [
    `Id=hearthline-${name}.timer\nLoadState=loaded\nActiveState=${states[`${name}.timer`] ?? 'active'}\nResult=success`,
    `Id=hearthline-${name}.service\nLoadState=loaded\nActiveState=inactive\nResult=${states[`${name}.service`] ?? 'success'}`,
  ]);
  writeFileSync(join(folder, 'systemctl'), `#!/bin/sh\ncat <<'END'\n${units.join('\n\n')}\nEND\n`);
  chmodSync(join(folder, 'systemctl'), 0o755);
}

export interface Practice {
  server: Server;
  crm: FakeHubSpot;
  front: Front;
  bin: string;
  certificate: string;
  env: Record<string, string>;
  /** All findings, by check. */
  doctor: (
    env?: Record<string, string>,
    args?: string[],
  ) => Promise<{ code: number; found: Record<string, Finding> }>;
}

/** An installation that is well: a server behind a proxy with TLS, with HubSpot, timers and a backup. */
export async function practice(settings: Record<string, string> = {}): Promise<Practice> {
  const bin = emptyFolder();
  const crm = await startFakeHubSpot();
  afterwards(() => crm.down());
  const front: Front = { forwards: true, hidesMetrics: true, leadsHere: true };
  const { key, certificate } = makeCertificate(bin, 'localhost', { days: 90 });
  const data = emptyFolder();
  let origin = '';
  const forward = (incoming: IncomingMessage, response: ServerResponse): void => {
    const path = incoming.url ?? '/';
    if ((path === '/metrics' && front.hidesMetrics) || !front.leadsHere) {
      response.writeHead(404).end('Not found');
      return;
    }
    const headers = front.forwards ? { 'X-Forwarded-For': '203.0.113.9' } : {};
    request(`${origin}${path}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.writeHead(502).end())
      .end();
  };
  const secure = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    forward,
  );
  const port = await listen(secure);
  const env = {
    ...crm.env,
    SITE_URL: `https://localhost:${port}`,
    TRUST_PROXY: '1',
    ...settings,
  };
  trust(certificate);
  const server = await serverOn(data, env);
  ({ origin } = server);
  await acceptedId(await post(server.origin, lead()));
  await until(() => crm.accepted.length === 1);
  expect((await run(data, 'backup')).code).toBe(0);
  systemctl(bin, {});
  return {
    server,
    crm,
    front,
    bin,
    certificate,
    env,
    async doctor(changes = {}, args = []) {
      const { code, stdout, stderr } = await run(data, 'doctor', ['--json', ...args], {
        ...env,
        PATH: `${bin}:${process.env['PATH']}`,
        PORT: new URL(server.origin).port,
        ...changes,
      });
      expect(stderr).toBe('');
      const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: Finding[] };
      expect(ok).toBe(code === 0);
      return { code, found: Object.fromEntries(checks.map((one) => [one.check, one])) };
    },
  };
}

export const failing = (found: Record<string, Finding>): string[] =>
  Object.values(found)
    .filter(({ state }) => state === 'failed')
    .map(({ check }) => check);
