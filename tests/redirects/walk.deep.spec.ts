/**
 * Tests every redirect on nginx and Caddy as generated. Our server: tests/server/redirects.test.ts with the table of
 * redirects.built.test.ts; a static host without rules: walk.spec.ts.
 */
import { expect, test } from '@playwright/test';
import type { RedirectCase } from '#site-build/hosts/cases.ts';
import { optional } from '../programs/optional.ts';
import { scaled } from '../run/limits.ts';
import { type Host, startCaddy, startNginx } from './hosts.ts';
import { ask, cases, few, labels, table, walk } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Unexpected responses of a host with redirect rules. */
async function answers(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const expectAnswer = async (
    path: string,
    { to, status }: Omit<RedirectCase, 'from'>,
    host?: string,
  ) => {
    const answer = await ask(origin, path, host);
    if (String(answer) !== String([status, to]))
      wrong.push(`${host ?? ''}${path}: ${String(answer)}`);
  };
  for (const { from, to, status } of cases) {
    await expectAnswer(from, { to, status });
    await expectAnswer(`${from}?a=1&b=%2F`, { to: `${to}?a=1&b=%2F`, status });
    await expectAnswer(`${from}/`, { to, status });
    await expectAnswer(from.toUpperCase(), { to, status });
    expect(await ask(origin, to), to).toEqual([200, '']);
  }
  for (const [label, [to, status = 301]] of labels) {
    for (const path of ['/', '/any/path', '/contact', '/services'])
      await expectAnswer(`${path}?a=1`, { to: `${to}?a=1`, status }, `${label}example.com`);
  }
  return wrong;
}

/** Pages with paths similar to rules are not redirected (D02–D04). */
async function staysPut(origin: string): Promise<void> {
  const near = Object.keys(table.pages).filter((path) =>
    /^\/(?:services|therapists|resources|blog)\b/.test(path),
  );
  expect(near).toEqual(expect.arrayContaining(['/services', '/therapists/juno']));
  for (const path of near) expect(await ask(origin, path), path).toEqual([200, '']);
  expect(await ask(origin, '/services/')).toEqual([301, '/services']);
  expect((await ask(origin, '/no-such-page'))[0]).toBe(404);
}

const HOSTS: Readonly<Record<string, () => Promise<Host>>> = {
  ...(optional('nginx') && { nginx: () => startNginx() }),
  ...(optional('caddy') && { Caddy: () => startCaddy() }),
};

for (const [name, start] of Object.entries(HOSTS)) {
  test(`${name} redirects every legacy URL`, async ({ context }) => {
    test.setTimeout(scaled(240_000));
    const { origin, stop } = await start();
    try {
      expect(await answers(origin)).toEqual([]);
      await staysPut(origin);
      // All rules were tested above; a few in a browser show that the hash is kept.
      expect(await walk(context, origin, few)).toEqual([]);
    } finally {
      await stop();
    }
  });
}
