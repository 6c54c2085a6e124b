/**
 * Name of the honeypot field, which is hidden from people in every form. It must not resemble names that browsers or
 * password managers autofill: `website` was filled in for people, whose requests were then dropped. A separate module,
 * so that the browser does not load the schemas.
 */
export const HONEYPOT = 'confirm_reading_order';
