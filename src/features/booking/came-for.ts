/** What a page before the booking form was about, read from its own links to the form. */
export interface Interest {
  /** An answer to “What brings you here?”. */
  service?: string | undefined;
  /** A therapist’s name. */
  person?: string | undefined;
}

/** Of one therapist. */
const PROFILE = '/therapists/';

/**
 * The service that all links of a page to the form name, and the therapist whose profile it is.
 * @param page the page’s HTML
 * @param path its path
 * @param form path of the booking page
 */
export function interestOf(page: string, path: string, form: string): Interest {
  const asked = [...page.matchAll(/ href="([^"#]*)#([^"]+)"/g)]
    .filter(([, to]) => to === form)
    .map(([, , fragment = '']) => new URLSearchParams(fragment.replaceAll('&amp;', '&')));
  const services = new Set(asked.flatMap((one) => one.get('service') ?? []));
  const [service] = services;
  const person = path.startsWith(PROFILE)
    ? asked.map((one) => one.get('with')).find((name) => name !== null && !/ on /.test(name))
    : undefined;
  return {
    ...(services.size === 1 && { service }),
    ...(person && { person }),
  };
}
