/** What is saved and not on the site yet, in the lists of the content editor (Sveltia CMS): it knows nothing of the site. */
import type { ContentState } from '#staff/contract/content.ts';
import { nameOf } from '#staff/contract/content-words.ts';
import { shortDate } from '#staff/contract/times.ts';
import { $me } from '../me.ts';
import { $content } from './state.ts';

interface RowState {
  /** The sign beside the title. */
  sign: string;
  look: 'open' | 'later';
  /** What the second line says besides. */
  more: string;
}

/** `pages/es/inicio.md` → `pages-es` */
const collectionOf = (path: string): string => path.split('/').slice(0, -1).join('-');

/** By title: rows of the editor have no name of the entry. Of two with one title, neither is marked. */
export function rowStates(
  { changes, waiting }: Pick<ContentState, 'changes' | 'waiting'>,
  collection: string,
  me: string | undefined,
): Map<string, RowState> {
  const found = new Map<string, { path: string; state: RowState | undefined }>();
  const add = (path: string, title: string, state: RowState): void => {
    const before = found.get(title);
    if (collectionOf(path) !== collection || before?.path === path) return;
    found.set(title, { path, state: before ? undefined : state });
  };
  for (const { author, files } of changes)
    for (const { path, kind, title } of files)
      if (title !== undefined && kind !== 'removed') {
        const who = author === me ? 'you' : nameOf(author);
        const sign = kind === 'added' ? 'New' : 'Changed';
        const more = `${sign === 'New' ? 'written' : 'changed'} by ${who}, not published`;
        add(path, title, { sign, look: 'open', more });
      }
  for (const { path, title, day } of waiting)
    add(path, title, {
      sign: shortDate(day),
      look: 'later',
      more: 'appears by itself',
    });
  return new Map([...found].flatMap(([title, { state }]) => (state ? [[title, state]] : [])));
}

const set = (part: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) delete part.dataset[name];
  else if (part.dataset[name] !== value) part.dataset[name] = value;
};

function markAll(root: ParentNode, page: Document): void {
  const content = $content.get();
  const [, collection] = /^#\/collections\/([\w-]+)$/.exec(page.location.hash) ?? [];
  if (!content || collection === undefined) return;
  const states = rowStates(content, collection, $me.get()?.username);
  for (const row of root.querySelectorAll('[role=row][aria-label]')) {
    const state = states.get(row.getAttribute('aria-label') ?? '');
    const title = row.querySelector<HTMLElement>('bdi');
    if (title) {
      set(title, 'sign', state?.sign);
      set(title, 'look', state?.look);
    }
    const line = title?.querySelector<HTMLElement>('em');
    if (line) set(line, 'more', state?.more);
  }
}

/** Marks the rows, now and as they change. */
export function markRows(page: Document = document): void {
  const root = page.querySelector('#nc-root');
  if (!root) return;
  const mark = (): void => markAll(root, page);
  new MutationObserver(mark).observe(root, { childList: true, subtree: true });
  $content.listen(mark);
}
