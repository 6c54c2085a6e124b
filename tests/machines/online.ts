/**
 * The guide “Online in an hour” on a new Debian 13 that its own systemd has started: every command of the guide in its
 * order, and between them what an owner would look at. Caddy signs the certificates itself, because the domain ends in
 * `.localhost`; scp copies to the same machine, and the clock is said to be right; name servers and the rented machine
 * are not in it.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from '#site';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { scaled } from '../run/limits.ts';
import { boot, type Booted, type Result } from './booted.ts';
import { BOOTABLE, makeDebian } from './debian.ts';
import { guideBlocks, type Block } from './guide.ts';
import { LEAD } from './lead.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEBIAN = join(tmpdir(), 'hearthline-bootable-debian');
const HOST = 'www.practice.localhost';
const OFFICE = 'office@practice.localhost';
const PASSWORD = 'seven paper lanterns';
/** What needs packages or the repository. */
const ONLINE = /\bapt-get\b|\bgit clone\b|\bnpm ci\b/;
/** Caddy's own authority stands for the public ones. */
const AUTHORITY = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';
/** As the README's example. */
const PAGE = `---
title: Parking
description: Where to leave the car when you come to our office, and how to find the door from there.
sections:
  - kind: head
    title: Where to park
    lede: Behind the building, two hours, no ticket.
    color: sage
  - kind: body
---

Turn into the alley after the bakery.
`;

interface Message {
  to: string[];
  text: string;
}

/** A mail server in the network of the machine. */
async function startMail(machine: Booted) {
  const child = machine.spawnBeside(process.execPath, 'tests/machines/mail-server.ts');
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The mail server has no input and output');
  const lines = createInterface({ input: stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The mail server did not start');
  });
  const [first] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  const received: Message[] = [];
  lines.on('line', (line) => received.push(JSON.parse(line) as Message));
  return {
    url: `smtp://127.0.0.1:${(JSON.parse(first) as { port: number }).port}`,
    behave: (answers: object) => stdin.write(`${JSON.stringify(answers)}\n`),
    async arrives(words: string, ms: number): Promise<void> {
      for (const began = Date.now(); ; await wait(200)) {
        if (received.some(({ text, to }) => text.includes(words) && to.includes(OFFICE))) return;
        if (Date.now() - began > ms)
          throw new Error(`No mail with ${words}: ${JSON.stringify(received)}`);
      }
    },
    has: (words: string) => received.some(({ text }) => text.includes(words)),
    stop: () => stdin.end(),
  };
}

/** A repository as a practice has it at a git host, and a way to change a file of it. */
function makeRepository(folder: string): {
  path: string;
  change: (file: string, text: string) => void;
} {
  const path = join(folder, 'practice.git');
  const git = (cwd: string, ...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=You', '-c', 'user.email=you@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });
  git(folder, 'clone', '--quiet', '--bare', '--no-hardlinks', ROOT, path);
  return {
    path,
    change(file, text) {
      const clone = mkdtempSync(join(folder, 'clone-'));
      git(folder, 'clone', '--quiet', path, clone);
      writeFileSync(join(clone, file), text);
      git(clone, 'add', '--all');
      git(clone, 'commit', '--quiet', '--message', `Change ${file}`);
      git(clone, 'push', '--quiet');
    },
  };
}

function expect(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(problem);
}

/** @throws {Error} with the command of the guide that failed and its output */
export async function online(): Promise<void> {
  makeDebian(DEBIAN, BOOTABLE);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-online-'));
  const shared = join(folder, 'git');
  mkdirSync(shared);
  const repository = makeRepository(shared);
  const began = performance.now();
  const machine = await boot(DEBIAN, join(folder, 'machine'), shared, [
    HOST,
    HOST.replace('www.', ''),
  ]);
  const names: Readonly<Record<string, string>> = {
    DOMAIN: HOST.replace('www.', ''),
    SITE_HOST: HOST,
    OFFICE,
    REPOSITORY: `file://${repository.path}`,
  };
  const env = { ...names, NODE_EXTRA_CA_CERTS: TRUSTED };
  let mail: Awaited<ReturnType<typeof startMail>> | undefined;
  let log = '';
  const sure = ({ code, text }: Result, what: string): string => {
    log += `$ ${what.trimEnd().replaceAll('\n', '\n$ ')}\n${text}\n`;
    expect(code === 0, `ended with ${code}: ${what}\n${text.slice(-2000)}`);
    return text;
  };
  /** Runs a block where the one before it of the same place ended. */
  const type = async ({ place, commands }: Block, input = ''): Promise<string> => {
    const at = `/run/guide-${place}`;
    const script = `cd "$(cat ${at})"\n${commands}\npwd > ${at}`;
    return sure(await machine.run(script, { online: ONLINE.test(commands), input, env }), commands);
  };
  const look = async (script: string, isOnline = false): Promise<string> =>
    sure(await machine.run(script, { online: isOnline, env }), script);
  const fetched = async (path: string, init: object = {}): Promise<string> => {
    const options = JSON.stringify({ redirect: 'manual', ...init });
    const input = `const a = await fetch(${JSON.stringify(`https://${HOST}${path}`)}, ${options});
      console.log(a.status, (await a.text()).slice(0, 200));`;
    const command = '/srv/hearthline/node_modules/node-linux-*/bin/node --input-type=module -';
    return sure(await machine.run(command, { input, env }), `${path} ${options}`);
  };
  /** Waits for a page: a service that has been started does not listen yet. */
  const appears = async (path: string): Promise<void> => {
    for (const start = Date.now(); ; await wait(500)) {
      const said = await fetched(path);
      if (said.startsWith('200 ')) return;
      expect(Date.now() - start < scaled(30_000), `${path} was answered with ${said}`);
    }
  };
  const send = async (firstName: string): Promise<void> => {
    const body = { ...LEAD, firstName, email: `${firstName.toLowerCase()}@example.org` };
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const said = await fetched(CONTACT_PATH, init);
    expect(said.startsWith('200 '), `The form of ${firstName} was answered with ${said}`);
  };

  /** What is true after a section of the guide. */
  const after: Readonly<Record<string, () => Promise<void>>> = {
    '4. Server': async () => {
      await look(
        'systemctl is-active hearthline.socket hearthline hearthline-backup.timer hearthline-build.timer',
      );
      await look('systemd-analyze verify /etc/systemd/system/hearthline*.service');
    },
    '5. HTTPS': async () => {
      for (const start = Date.now(); (await machine.run(`test -e ${AUTHORITY}`)).code !== 0;)
        expect(Date.now() - start < scaled(30_000), 'Caddy made no authority');
      await look(`cat ${AUTHORITY} >> ${TRUSTED}`);
      for (const path of ['/', '/admin']) await appears(path);
    },
    '6. First account': async () => {
      expect((await look('hearthline staff list')).includes('sam\tadmin'), 'sam is no admin');
    },
    '7. Mail': async () => {
      await appears('/');
      await send('Ada');
      await mail?.arrives('Ada', scaled(20_000));
      mail?.behave({ rcpt: '451 Later' });
      await send('Ben');
      await wait(2000);
      expect(!mail?.has('Ben'), 'The mail server was down, and has the notice');
      mail?.behave({});
      // The first retry comes after 30 seconds.
      await mail?.arrives('Ben', scaled(60_000));
    },
    '9. Check': async () => {
      await look('systemctl start hearthline-build.service', true);
      await appears('/');
      // After the backup, so that a restored store does not have it.
      await send('Cyd');
      repository.change('src/content/pages/parking.md', PAGE);
      // An update asks the server whether it answers, so it runs in its network, with the packages of section 3.
      await look('echo offline=true >> /var/lib/hearthline-build/.npmrc');
    },
    '10. Restore': async () => {
      const rows = await look('hearthline export leads');
      const who = ['Ada', 'Ben', 'Cyd'].filter((name) => rows.includes(name));
      expect(who.join() === 'Ada,Ben', `The restored store has ${who.join()}`);
      await appears('/');
      const parking = await fetched('/parking');
      expect(parking.startsWith('404 '), `/parking was answered with ${parking}`);
    },
    '11. Update': async () => {
      await appears('/parking');
      const rows = await look('hearthline export leads');
      expect(rows.includes('Ada') && rows.includes('Ben'), 'Leads are gone after the update');
      expect((await look('hearthline update')).includes('Nothing is new'), 'It updated twice');
      // A version that does not start, and one that cannot be built, change nothing for visitors.
      for (const [file, text] of [
        ['src/server/serve.mjs', "throw new Error('as planted');\n"],
        ['src/page-kinds.ts', 'export const = 1;\n'],
      ] as const) {
        repository.change(file, text);
        const { code, text: said } = await machine.run('hearthline update', { env });
        log += said;
        expect(code === 1 && said.includes('Not updated'), `It went on with ${file}: ${said}`);
        await appears('/parking');
        await send('Dee');
      }
    },
  };

  try {
    await look(
      `echo /root > /run/guide-server; echo /root/practice > /run/guide-yours
       printf '[safe]\\n\\tdirectory = *\\n' > /etc/gitconfig
       printf '#!/bin/bash\\nexec cp "\${@//root@${HOST}:/}"\\n' > /usr/local/bin/scp
       printf '#!/bin/sh\\necho yes\\n' > /usr/local/bin/timedatectl
       chmod +x /usr/local/bin/scp /usr/local/bin/timedatectl`,
    );
    mail = await startMail(machine);
    const typed: Readonly<Record<string, string>> = {
      '6. First account': `${PASSWORD}\n`,
      '7. Mail': `${mail.url}\n`,
    };
    const blocks = guideBlocks();
    for (const [index, block] of blocks.entries()) {
      const { section, place, commands } = block;
      const step = performance.now();
      if (place === 'names') {
        const wanted = [...commands.matchAll(/^export (\w+)=/gm)].map(([, name]) => name).join();
        expect(wanted === Object.keys(names).join(), `The guide asks for ${wanted}`);
      } else if (place !== undefined) {
        // One's own computer has the project already.
        if (place === 'yours')
          await look(
            'test -e /root/practice || { git clone -q "$REPOSITORY" /root/practice; ln -s /srv/hearthline/node_modules /root/practice/; }',
            true,
          );
        await type(block, typed[section]);
      }
      if (blocks[index + 1]?.section !== section) {
        await after[section]?.();
        console.log(`  ${section}: ${((performance.now() - step) / 1000).toFixed(0)} s`);
      }
    }
    const missed = Object.keys(after).filter(
      (name) => !blocks.some(({ section }) => section === name),
    );
    expect(missed.length === 0, `The guide has no section ${missed.join()}`);
    console.log(`The guide for ${site.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  } finally {
    const journal = await machine.run('journalctl --no-pager --unit "hearthline*" --unit caddy');
    writeFileSync(`${DEBIAN}.log`, log + journal.text);
    mail?.stop();
    await machine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
