/** Prefills the contact form from the URL fragment of other pages; fragments are not sent to servers. */

const prefill = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form[method=post]');
const person = prefill.get('with')?.match(/^[\w\P{ASCII} ,:.'-]+$/u)?.[0];
const service = prefill.get('service');
if (form && (person || service)) {
  const { serviceInterest, message } = form.elements as unknown as Record<
    'serviceInterest' | 'message',
    HTMLSelectElement | HTMLTextAreaElement
  >;
  const option = serviceInterest.querySelector<HTMLOptionElement>(
    `[value="${CSS.escape(service || '-')}"]`,
  );
  if (option) option.selected = true;
  // Never over what the visitor typed. The server may have filled in the name without a time.
  if (message.value === message.textContent && person) {
    const words = document.querySelector('[data-hi]') as HTMLElement;
    message.value = `${words.dataset['hi']} ${person}.`;
  }
  const line = document.querySelector<HTMLElement>('[data-came-for]');
  const what = [option?.text, person].filter(Boolean).join(', ');
  if (line && what) {
    const [name, change] = line.children;
    name?.replaceChildren(what);
    line.hidden = false;
    // To what it filled in.
    if (!option) change?.setAttribute('href', '#contact-message');
  }
}

// A time that another page offered (features/booking/NextCalls.astro), if it is still there.
const at = prefill.get('at');
document.querySelector<HTMLElement>(`[value="${at}"]`)?.click();
// Then anchor-scroll.ts scrolls to the form.
if (at || person || service) location.replace('#contact');
