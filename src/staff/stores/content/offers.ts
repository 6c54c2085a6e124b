/** What other entries have in a field, such as tags, offered while one writes. The markup is Sveltia’s. */

/** Words by the name of a field. */
export type Offers = Readonly<Record<string, readonly string[]>>;

const idOf = (name: string): string => `offers-${name}`;

/** Gives the fields in the form their lists, which the browser opens; other words may be written. */
export function offerWords(offers: Offers, page: Document = document): void {
  const root = page.querySelector('#nc-root');
  if (!root) return;
  const names = Object.keys(offers);
  for (const name of names) {
    const list = page.createElement('datalist');
    list.id = idOf(name);
    for (const word of offers[name] ?? []) list.append(new Option(word, word));
    page.body.append(list);
  }
  const offer = (): void => {
    for (const name of names)
      for (const input of root.querySelectorAll(
        `[data-mode="edit"] [data-key-path="${name}"] input:not([list])`,
      ))
        input.setAttribute('list', idOf(name));
  };
  new MutationObserver(offer).observe(root, { childList: true, subtree: true });
}
