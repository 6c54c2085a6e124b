/** Prefills the contact form from the URL fragment of other pages; fragments are not sent to servers. */
const prefill = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form[method=post]');
const person = prefill.get('with')?.match(/^[\w\P{ASCII} ,:.'-]+$/u)?.[0];
if (form && person) {
  const { serviceInterest, message } = form.elements as unknown as Record<
    string,
    HTMLSelectElement | HTMLTextAreaElement
  >;
  const option = serviceInterest?.querySelector<HTMLOptionElement>(
    `[value="${CSS.escape(prefill.get('service') ?? '')}"]`,
  );
  if (option) option.selected = true;
  if (message && !message.value) message.value = `I would like to meet ${person}.`;
}

// A time that another page offered (layouts/footer/NextCalls.astro), if it is still there.
const at = prefill.get('at');
document.querySelector<HTMLElement>(`[value="${at}"]`)?.click();
// Then anchor-scroll.ts scrolls to the form.
if (at || person) location.replace('#contact');

// Makes this a module, so that its names stay local.
export {};
