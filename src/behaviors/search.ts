/** Answers while people type. The index is fetched once, when the field is touched; nothing that is typed is ever sent. */
import { soundsUrgent } from '#domain/crisis.ts';
import { marked } from '#domain/likeness.ts';
import { type Hit, pagesOf, type Row, search } from '#domain/search.ts';

/** Results shown; whoever needs more needs another word. */
const MOST = 20;

const root = document.querySelector('[data-search]') as HTMLElement;
const find = (name: string): HTMLElement => root.querySelector(`[data-${name}]`) as HTMLElement;
const box = root.querySelector('input') as HTMLInputElement;
const list = find('hits');
const count = find('count');
const urgent = find('urgent');
const nothing = find('nothing');
const mould = find('hit') as HTMLTemplateElement;

let index: Promise<ReturnType<typeof pagesOf>> | undefined;

async function fetchIndex(): Promise<ReturnType<typeof pagesOf>> {
  const answer = await fetch('/search.json');
  if (!answer.ok) throw new Error(answer.statusText);
  return pagesOf((await answer.json()) as Row[]);
}

function put(into: Element | null, text: string, query: string): void {
  for (const [piece, hit] of marked(text, query)) {
    if (!hit) into?.append(piece);
    else into?.appendChild(document.createElement('mark')).append(piece);
  }
}

function itemOf({ href, shelf, title, text, heading }: Hit, query: string): Node {
  const item = mould.content.cloneNode(true) as DocumentFragment;
  const link = item.querySelector('a') as HTMLAnchorElement;
  link.href = href;
  link.textContent = '';
  put(link, heading ?? title, query);
  put(item.querySelector('[data-shelf]'), heading ? `${shelf} · ${title}` : shelf, '');
  put(item.querySelector('[data-text]'), text, query);
  return item;
}

async function answer(): Promise<void> {
  const query = box.value.trim();
  // Needs nothing from the network.
  urgent.hidden = !soundsUrgent(query);
  const lines = urgent.hidden ? '' : 'Help lines come first. ';
  try {
    index ??= fetchIndex();
    const pages = await index;
    // Somebody typed on while the index came.
    if (box.value.trim() !== query) return;
    const hits = search(pages, query);
    list.replaceChildren(...hits.slice(0, MOST).map((hit) => itemOf(hit, query)));
    nothing.hidden = !query || hits.length > 0 || !urgent.hidden;
    const found = hits.length > MOST ? `${MOST} of ${hits.length}` : hits.length;
    count.textContent = query && `${lines}${found} found`;
  } catch (error) {
    console.error(error);
    index = undefined;
    (find('browse') as HTMLDetailsElement).open = true;
    count.textContent = `${lines}The search could not be loaded. The list below has everything.`;
  }
}

/** From the field down the results and back, by arrow keys; Escape leads back to the field. */
function walk(event: KeyboardEvent): void {
  const stops = [box, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -at }[event.key];
  const next = step && at >= 0 && stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** For the way back only: kept with this entry of the tab's history, as long as the tab lives, and in no storage. */
function keepWords(address = location.href): void {
  history.replaceState({ ...history.state, words: box.value }, '', address);
}

const { searchParams } = new URL(location.href);
const asked = searchParams.get('search') ?? searchParams.get('q');
box.value ||= asked ?? history.state?.words ?? '';
// What somebody looks for stays out of the address: it is nobody else's business, nor that of analytics.
if (asked) keepWords(location.pathname + location.hash);
box.oninput = answer;
box.onfocus = answer;
root.onkeydown = walk;
root.onclick = ({ target }) => {
  const pressed = (target as Element).closest('a, [data-example]');
  if (pressed?.matches('a')) keepWords();
  else if (pressed) {
    box.value = pressed.textContent;
    box.focus();
  }
};
root.onsubmit = async (event) => {
  event.preventDefault();
  await answer();
};
addEventListener('pageshow', async () => {
  if (box.value) await answer();
});
