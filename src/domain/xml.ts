/** Elements of XML, for feeds that have many of them. */
import { xmlText } from './feed.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element. `inside` is XML already; without it the element is empty. Attributes that are `undefined` are left out. */
export function element(name: string, attributes: Attributes = {}, inside?: string): string {
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
  attributes: Attributes = {},
): string {
  return element(name, attributes, xmlText(String(text)));
}
