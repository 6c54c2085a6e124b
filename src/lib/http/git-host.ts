/** Content at a git host, for practices whose host builds and publishes the site (`contentHost`, `site.config.ts`). */
export interface GitHost {
  kind: 'github' | 'gitlab' | 'gitea';
  /** `owner/name`. */
  repo: string;
  branch: string;
  /** Gitea and Forgejo always, GitLab and GitHub Enterprise if self-hosted. */
  origin?: string;
  /** Id of the application that editors sign in with: GitLab, Gitea and Forgejo (PKCE, without a helper). */
  appId?: string;
  /** Origin of the sign-in helper that GitHub needs; without one, editors sign in with an access token. */
  signIn?: string;
}

const ORIGINS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;

const API_PATHS = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' } as const;

const originOf = ({ kind, origin = ORIGINS[kind] }: GitHost): string => origin;

const apiRoot = (host: GitHost): string =>
  originOf(host) === ORIGINS.github
    ? 'https://api.github.com'
    : originOf(host) + API_PATHS[host.kind];

/** In the editor's configuration. */
export function backendOf(host: GitHost): Record<string, string> {
  const { kind, repo, branch, appId, signIn } = host;
  return {
    name: kind,
    repo,
    branch,
    api_root: apiRoot(host),
    ...(kind === 'github' ? signIn && { base_url: signIn } : { base_url: originOf(host) }),
    ...(appId && { app_id: appId, ...(kind === 'gitlab' && { auth_type: 'pkce' }) }),
  };
}

/** Additional sources by directive of the content policy for the editor's page, pictures of people among them. */
export function sourcesOf(
  host: GitHost,
): readonly (readonly [directive: string, sources: readonly string[]])[] {
  const { origin } = new URL(apiRoot(host));
  const faces = host.kind === 'github' ? 'https://avatars.githubusercontent.com' : originOf(host);
  return [
    ['connect-src', [...new Set([origin, originOf(host)])]],
    ['img-src', [faces]],
  ];
}
