/** Announces how many people match the filter; the filtering is CSS. */

for (const filter of document.querySelectorAll('[data-team-filter]')) {
  const cards = [...(filter.parentElement?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
  const count = filter.querySelector('output');
  const announce = (): void => {
    const shown = cards.filter((card) => card.offsetHeight).length;
    if (count) {
      count.textContent = shown
        ? `${shown} of ${cards.length} therapists, soonest opening first`
        : 'No one matches all of that. Ask us, or change one of the three.';
    }
  };
  filter.addEventListener('change', announce);
}
