/**
 * The topic filter of the episode list: its links become buttons that say whether they are pressed.
 * The topic is the fragment of the address, so reload, Back and a copied address keep it; the
 * filtering is CSS (`features/podcast/topics.ts`).
 */
const list = document.querySelector('[data-episodes]') as HTMLElement;
const filter = list.querySelector('nav') as HTMLElement;
const status = filter.querySelector('output') as HTMLOutputElement;
const rows = [...list.querySelectorAll<HTMLElement>('[data-topics]')];

const buttons = Array.from(filter.querySelectorAll('a'), (link) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.append(...link.childNodes);
  button.onclick = () => {
    history.pushState(null, '', link.hash);
    show();
    const shown = rows.filter(({ offsetHeight }) => offsetHeight).length;
    // In another language than English.
    const words = list.dataset['shown'] ?? '# of # episodes';
    status.textContent = words.replace('#', `${shown}`).replace('#', `${rows.length}`);
  };
  link.replaceWith(button);
  button.id = link.id;
  return button;
});

function show(): void {
  const { hash } = location;
  const chosen = buttons.find(({ id }) => `#${id}` === hash) ?? buttons[0];
  for (const button of buttons) button.ariaPressed = String(button === chosen);
  list.dataset['topic'] = chosen === buttons[0] ? '' : hash.slice('#topic-'.length);
}
show();
addEventListener('popstate', show);

// Makes this a module, so that its names stay local.
export {};
