/** Prefills the contact form from the URL fragment of other pages; fragments are not sent to servers. */
const prefill = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form[method=post]');
const person = prefill.get('with')?.match(/^[\w\P{ASCII} ,:.'-]+$/u)?.[0];
const service = prefill.get('service');
if (form && (person || service)) {
  const { serviceInterest, message } = form.elements as unknown as Record<
    string,
    HTMLSelectElement | HTMLTextAreaElement
  >;
  const option = serviceInterest?.querySelector<HTMLOptionElement>(
    `[value="${CSS.escape(service || '-')}"]`,
  );
  if (option) option.selected = true;
  if (message && !message.value && person) message.value = `I would like to meet ${person}.`;
  const line = document.querySelector<HTMLElement>('[data-came-for]');
  const what = [option?.text, person].filter(Boolean).join(', ');
  if (line?.firstElementChild && what) {
    line.firstElementChild.textContent = what;
    line.hidden = false;
    // To what it filled in.
    if (!option) line.querySelector('a')?.setAttribute('href', '#contact-message');
  }
}

// A time that another page offered (layouts/footer/NextCalls.astro), if it is still there.
const at = prefill.get('at');
document.querySelector<HTMLElement>(`[value="${at}"]`)?.click();
// Then anchor-scroll.ts scrolls to the form.
if (at || person || service) location.replace('#contact');

// Makes this a module, so that its names stay local.
export {};
