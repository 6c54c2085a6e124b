/** Starts the content editor (Sveltia CMS), whose script is no part of ours. */
import { backendOf, type GitHost } from '#lib/http/git-host.ts';
import { EDITOR_API, EDITOR_CONFIG, EDITOR_REPOSITORY } from '#staff/contract/content.ts';
import { SIGN_IN_PATH } from '#staff/contract/practice.ts';
import { refusalOf } from '#staff/contract/refusal.ts';
import { call } from '#lib/api.store.ts';
import { type Folds, foldFields } from './fields.ts';
import { plainAnswers } from './plain-answers.ts';
import { $refusal } from './refusal.ts';
import { markRows } from './rows.ts';
import type { Offers } from './offers.ts';
import { type OwnVersions, ownVersions } from './versions.ts';

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    /** Whether our server looks after several editors of one file (`site-build/scripts/content-editor.ts`). */
    CMS_OWN_SERVER?: boolean;
    /** Number of the next new post, asked when one is saved. */
    CMS_NEXT_POST?: () => number;
    /** Asked for the versions that an entry was read in, for a draft of it; told when such a draft is restored. */
    CMS_READ?: OwnVersions['readOf'];
    CMS_RESTORED?: OwnVersions['restored'];
    /** Asked whether the mode with buttons writes a text as it was; the text is shown as it is if not. */
    CMS_SAME_TEXT?: (one: string, other: string) => boolean;
    /** Told why a save was refused, in place of the editor’s own message. */
    CMS_REFUSED?: (cause: unknown) => void;
    CMS?: { init: (options: { config: object }) => void };
  }
}

/** Where the editor keeps who is signed in. */
const USER_KEY = 'sveltia-cms.user';

/**
 * Without this, the editor asks for a token. It stands for none: the cookie of the session, which no script can read,
 * is what the server looks at.
 */
const USER = JSON.stringify({ backendName: 'gitea', token: 'session' });

const { owner, name, branch } = EDITOR_REPOSITORY;

/** This server as the place where the content is kept. */
const ownBackend = ({ origin }: Pick<Location, 'origin'>): object => ({
  name: 'gitea',
  repo: `${owner}/${name}`,
  branch,
  base_url: origin,
  api_root: origin + EDITOR_API,
  auth_methods: ['token'],
});

/** What is read of the forms. */
interface Forms {
  folds: Folds;
  offers: Offers;
  collections: { name: string; slug?: { template: string } }[];
  /** Names of the collections below each heading of their list. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** The collections below headings, which are dividers with a name (`site-build/scripts/content-editor.ts`). */
const listed = ({ groups, collections }: Forms): object[] =>
  Object.entries(groups).flatMap(([name, members]) => [
    { name, divider: true },
    ...collections.filter((one) => members.includes(one.name)),
  ]);

/** Its button for saving is off while it saves, and loses the focus. Returns how to give that back. */
function lastFocus(page: Document): () => void {
  let last: EventTarget | null = null;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('#nc-root')) last = target;
  });
  return () => {
    const isLost = !page.activeElement || page.activeElement === page.body;
    if (isLost && last instanceof HTMLElement) last.focus();
  };
}

function addScript(address: string, page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the editor did not load'));
    });
    page.head.append(script);
  });
}

/**
 * Shows the editor in `#nc-root`.
 * @param script address of its script
 * @param host where the content is, if not on this server; editors then sign in there
 * @param nextPost asked for the number of each new post; the forms have the one of when the site was built
 * @throws {Error} if the script or the forms did not load
 */
export async function startEditor(
  script: string,
  host: GitHost | undefined,
  nextPost?: () => number,
  page: Document = document,
): Promise<void> {
  const response = await call(EDITOR_CONFIG, { cache: 'no-cache' });
  const whole = (await response.json()) as Forms;
  const { folds, offers, groups: _groups, ...forms } = whole;
  const posts = forms.collections.find((one) => one.name === 'posts')?.slug;
  if (posts && nextPost) {
    posts.template = posts.template.replace(/^\d+/, '{{uuid_shorter}}');
    window.CMS_NEXT_POST = nextPost;
  }
  if (!host) {
    localStorage.setItem(USER_KEY, USER);
    const root = page.location.origin + EDITOR_API;
    const versions = ownVersions(window.fetch.bind(window), root);
    window.fetch = plainAnswers(versions.fetch, root);
    window.CMS_READ = versions.readOf;
    window.CMS_RESTORED = versions.restored;
  }
  window.CMS_MANUAL_INIT = true;
  window.CMS_OWN_SERVER = host === undefined;
  if (!host) {
    const giveFocusBack = lastFocus(page);
    window.CMS_REFUSED = (cause) =>
      // Once the editor has ended its save.
      setTimeout(() => {
        giveFocusBack();
        $refusal.set(refusalOf(cause));
      });
  }
  const [{ helpFields }] = await Promise.all([
    import('./beside-editor.ts'),
    addScript(script, page),
  ]);
  if (!window.CMS) throw new Error('The script of the editor did not start');
  helpFields(offers, host, page);
  window.CMS.init({
    config: {
      ...forms,
      collections: listed(whole),
      load_config_file: false,
      ...(!host && { logout_redirect_url: SIGN_IN_PATH }),
      backend: host ? backendOf(host) : ownBackend(page.location),
    },
  });
  foldFields(folds, page);
  if (!host) markRows(page);
}
