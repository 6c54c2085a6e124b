import { expect, it } from 'vitest';
import { editorSources, policyOf } from '#features/consent/csp.ts';
import { backendOf, type GitHost, sourcesOf } from './git-host.ts';

const at = (host: Partial<GitHost>): GitHost => ({
  kind: 'github',
  repo: 'juniper/site',
  branch: 'main',
  ...host,
});

it.each([
  [
    at({}),
    { name: 'github', api_root: 'https://api.github.com' },
    ['https://api.github.com', 'https://github.com'],
  ],
  [
    at({ signIn: 'https://sign-in.example.com' }),
    { base_url: 'https://sign-in.example.com', repo: 'juniper/site', branch: 'main' },
    ['https://api.github.com', 'https://github.com'],
  ],
  [
    at({ origin: 'https://git.example.com' }),
    { api_root: 'https://git.example.com/api/v3' },
    ['https://git.example.com'],
  ],
  [
    at({ kind: 'gitlab', appId: 'abc' }),
    {
      base_url: 'https://gitlab.com',
      api_root: 'https://gitlab.com/api/v4',
      auth_type: 'pkce',
      app_id: 'abc',
    },
    ['https://gitlab.com'],
  ],
  [
    at({ kind: 'gitea', origin: 'https://codeberg.org', appId: 'abc' }),
    { base_url: 'https://codeberg.org', api_root: 'https://codeberg.org/api/v1', app_id: 'abc' },
    ['https://codeberg.org'],
  ],
] as const)(
  '%o has its addresses in the configuration and in the policy',
  (host, backend, contacts) => {
    expect(backendOf(host)).toMatchObject(backend);
    expect(new Map(sourcesOf(host)).get('connect-src')).toEqual(contacts);
    const policy = policyOf('', () => '', editorSources(host));
    const connect = policy.split(';').find((line) => line.startsWith('connect-src'));
    expect(connect).toBe(["connect-src 'self' blob: data:", ...contacts].join(' '));
  },
);

it('lets the editor contact nobody when the content is on the server', () => {
  const policy = policyOf('', () => '', editorSources(undefined));
  expect(policy).toContain("connect-src 'self' blob: data:;");
  expect(policy).not.toContain('https:');
});
