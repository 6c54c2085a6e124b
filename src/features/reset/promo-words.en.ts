/** English words of the Reset where it is offered, in the build only. */

export interface PromoWords {
  /** Before the price. */
  price: string;
  /** Accessible name of the button that closes the form; the island has it in English. */
  close?: string;
}

export const ENGLISH_PROMO: PromoWords = { price: 'Bundle price' };
