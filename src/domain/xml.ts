/** XML by hand: the little that a feed needs. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text that is safe between tags and inside quoted attributes. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);
}

/** An element. `inside` is XML already; without it the element is empty. Attributes that are `undefined` are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  inside?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return inside === undefined ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** An element that holds text. */
export function textElement(
  name: string,
  text: string | number,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return element(name, attributes, xmlText(String(text)));
}
