/** Sets the contact form to what the therapist finder found out; it stands in the fragment, which no server sees. */
const wish = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form[method=post]');
const person = wish.get('with')?.match(/^[\p{L}\p{M} .'’-]{1,60}$/u)?.[0];
if (form && person) {
  const { serviceInterest, message } = form.elements as unknown as Record<
    string,
    HTMLSelectElement | HTMLTextAreaElement
  >;
  const option = serviceInterest?.querySelector<HTMLOptionElement>(
    `[value="${CSS.escape(wish.get('service') ?? '')}"]`,
  );
  if (option) option.selected = true;
  if (message && !message.value) message.value = `I would like to meet ${person}.`;
  // Where the frame then jumps to (hash.ts).
  location.replace('#contact');
}

// A module, so that its names are its own.
export {};
