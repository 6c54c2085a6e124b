/** Pieces of HTML that the booking page brings along, to be filled in. */

/** A copy of a piece. */
export function pieceOf(name: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-piece=${name}]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

/** Writes a text into every element within `within` that has the attribute `data-{name}`. */
export const write = (within: ParentNode, name: string, text: string): void => {
  for (const element of within.querySelectorAll(`[data-${name}]`)) element.textContent = text;
};
