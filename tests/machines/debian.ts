/** Debian without anything: a root folder made by mmdebstrap, and programs run in it as one of its users. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A root folder without a program that a Debian need not have. */
interface Bare {
  /** Debian's name of the release. */
  release: string;
  packages: readonly string[];
  /** Where packages come from; without it, from where mmdebstrap finds them. */
  sources: readonly string[];
}

/** As a user of Debian 12 has it. Node 26 is linked with libatomic, and needs it to start at all. */
const OLD: Bare = {
  release: 'bookworm',
  packages: ['ca-certificates', 'git', 'libatomic1', 'procps'],
  sources: globSync('/etc/apt/sources.list.d/debian.sources'),
};
/** As a host starts it: with systemd, and Debian's own sources. */
export const BOOTABLE: Bare = {
  release: 'trixie',
  packages: ['ca-certificates', 'dbus', 'libpam-systemd', 'systemd-sysv'],
  sources: [],
};

/** An ordinary user, or root in root's home, which nobody else may enter. */
export const USERS = { user: '/home/visitor', root: '/root' } as const;
export type User = keyof typeof USERS;

/** How this machine reaches its registries, if not directly. */
const REACH = /^(?:https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_file)$/i;
/** Settings of apt and npm, and certificates, likewise. */
const SETTINGS = [
  '/etc/apt/apt.conf.d',
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/npmrc',
  '/etc/resolv.conf',
];
export const REACHING = Object.entries(process.env).filter(([key]) => REACH.test(key));

const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

/**
 * Makes the root folder, unless it is there already: 1 minute.
 * @throws {Error} without root or mmdebstrap
 */
export function makeDebian(folder: string, { release, packages, sources } = OLD): void {
  if (process.getuid?.() !== 0)
    throw new Error('A bare Debian is made by root only: sudo npm run test:machines');
  const made = join(folder, 'made');
  if (existsSync(made)) return;
  rmSync(folder, { recursive: true, force: true });
  run(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    `--include=${packages.join(',')}`,
    release,
    folder,
    ...sources,
  );
  for (const path of [...SETTINGS, ...REACHING.map(([, value = '']) => value)].filter(
    (path) => path.startsWith('/') && existsSync(path),
  ))
    run('cp', '--archive', '--dereference', '--remove-destination', '--parents', path, folder);
  // What the installer of Debian writes, and a root folder lacks.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  run('chroot', folder, 'useradd', '--create-home', '--shell', '/bin/bash', 'visitor');
  for (const [user, home] of Object.entries(USERS)) {
    const npmrc = join(homedir(), '.npmrc');
    if (existsSync(npmrc)) run('cp', npmrc, join(folder, home));
    if (user === 'user') run('chroot', folder, 'chown', '--recursive', 'visitor:', home);
  }
  writeFileSync(made, '');
}

/**
 * Installs a version of Node and of npm from the registry.
 * @returns folder for the PATH, as seen in the root folder
 */
export function installNode(debian: string, node: string, npm: string): string {
  const tools = join('/opt', `node-${node}-npm-${npm}`);
  const folder = join(debian, tools);
  if (!existsSync(join(folder, 'made'))) {
    mkdirSync(folder, { recursive: true });
    const packages = [`node-linux-${process.arch}@${node}`, `npm@${npm}`];
    run('npm', 'install', '--prefix', folder, '--no-audit', '--no-save', ...packages);
    writeFileSync(join(folder, 'made'), '');
  }
  return join(tools, 'node_modules/.bin');
}

/** Starts a shell command in a folder of the Debian, with the variables of a login and nothing else. */
export function startIn(
  debian: string,
  user: User,
  folder: string,
  path: string,
  command: string,
): ChildProcess {
  const home = USERS[user];
  const name = user === 'root' ? 'root' : 'visitor';
  const places = [
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
    ...(user === 'root' ? ['/usr/sbin', '/sbin'] : []),
  ];
  const variables = [
    ...REACHING,
    ['HOME', home],
    ['LANG', 'C.UTF-8'],
    ['NO_COLOR', '1'],
    ['PATH', [path, ...places].join(':')],
  ];
  const environment = variables.map(([key, value]) => `${key}=${value}`);
  // In namespaces of its own: all processes and mounts end with its first process. That one stays root: the kernel drops
  // the signal at the parent's death (`--kill-child`) when a process becomes another user.
  const inside = `mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && chroot --userspec=${name} "$0" env --ignore-environment --chdir="$1" "\${@:3}" /bin/bash -c "$2"; exit $?`;
  return spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'bash',
      '-c',
      inside,
      debian,
      folder,
      command,
      ...environment,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
}
