/** What the display font can set (styles/font.css). */

/** ASCII without signs that no heading has, and the punctuation and letters of English and Spanish texts. */
export const DISPLAY_CHARACTERS = `${ascii()}\u00a0¡·¿‘’“”–—…áéíóúçñÁÉÍÓÚÑü`;

function ascii(): string {
  const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32));
  return printable.replaceAll(/[*<=>[\\\]^_`{|}~]/g, '');
}
