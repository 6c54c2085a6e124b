/** A number of the United States as people write it: ten digits, with or without the country’s 1. */
export const PHONE = /^\D*(?:1\D*)?\d(?:\D*\d){9}\D*$/;

/** `(503) 555-0142` → `+15035550142`. */
export const dialed = (phone: string): string => `+1${phone.replaceAll(/\D/g, '').slice(-10)}`;
