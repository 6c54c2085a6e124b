/** Supply chain checks: every lock entry has a checksum, and packages run no install scripts unless allowed. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string[];
}
interface Project {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const project = json('package.json') as Project;
const { packages } = json('package-lock.json') as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Whether npm would install it on the server platform (Linux, glibc, x64). */
function installsOnServer({ os, cpu, libc }: Entry): boolean {
  const allows = (list: string | string[] | undefined, own: string): boolean =>
    list === undefined || [list].flat().includes(own);
  return allows(os, 'linux') && allows(cpu, 'x64') && allows(libc, 'glibc');
}

describe('the lock', () => {
  it('is read', () => {
    expect(entries.length).toBeGreaterThan(100);
  });

  it('has a checksum for every entry of every platform', () => {
    const bare = entries
      .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
      .map(
        ([path, { version }]) =>
          `${path}: add "integrity", from: npm view ${nameOf(path)}@${version} dist.integrity`,
      );
    expect(bare).toEqual([]);
  });

  it('has no registry URLs, so that each machine uses its own registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('matches package.json, which has exact versions', () => {
    const named = {
      ...project.dependencies,
      ...project.devDependencies,
      ...project.optionalDependencies,
    };
    const wrong = Object.entries(named).filter(
      ([name, version]) =>
        !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ||
        packages[`node_modules/${name}`]?.version !== version,
    );
    expect(wrong).toEqual([]);
  });

  it('has install scripts only if package.json allows them by name', () => {
    const scripted = entries
      .filter(([, entry]) => entry.hasInstallScript && installsOnServer(entry))
      .map(([path]) => nameOf(path));
    const allowed = Object.entries(project.allowScripts ?? {}).filter(([, may]) => may);
    expect(scripted.toSorted()).toEqual(allowed.map(([name]) => name).toSorted());
  });
});
