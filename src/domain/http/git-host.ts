/**
 * Content at a git host instead of on our own server: for a practice whose site is built and published by its host
 * (`contentHost` in `site.config.ts`).
 */
export interface GitHost {
  kind: 'github' | 'gitlab' | 'gitea';
  /** `owner/name`. */
  repo: string;
  branch: string;
  /** Where the host is: Gitea and Forgejo always, GitLab and GitHub Enterprise if it is an own one. */
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

/** Root of the host's API. */
const apiRoot = (host: GitHost): string =>
  originOf(host) === ORIGINS.github
    ? 'https://api.github.com'
    : originOf(host) + API_PATHS[host.kind];

/** The backend in the configuration of the editor. */
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

/**
 * What the page of the editor may contact besides its own host, and where pictures of people come from.
 * @returns directives of the content policy with their additional sources
 */
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
