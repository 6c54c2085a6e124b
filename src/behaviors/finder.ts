/** Says how many people a filter leaves; the filtering itself is the style sheet's. */

for (const finder of document.querySelectorAll('[data-finder]')) {
  const cards = [...(finder.parentElement?.querySelectorAll<HTMLElement>('[data-fits]') ?? [])];
  const count = finder.querySelector('output');
  const say = (): void => {
    const shown = cards.filter((card) => card.checkVisibility()).length;
    if (count) {
      count.textContent = shown
        ? `${shown} of ${cards.length} people`
        : 'Nobody has all of that. Ask us, or loosen one of the three.';
    }
  };
  finder.addEventListener('change', say);
}
