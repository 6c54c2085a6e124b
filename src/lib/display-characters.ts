/** What the display font can set (styles/font.css). */

/** ASCII, and the punctuation and letters of English and Spanish texts. */
export const DISPLAY_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}‘’“”–—…áéíóúñÁÉÍÓÚÑü`;
