import { xmlText } from './feed.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `inside` is XML. `undefined` attributes are omitted. */
export function element(name: string, attributes: Attributes = {}, inside?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return inside === undefined ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

export function textElement(
  name: string,
  text: string | number,
  attributes: Attributes = {},
): string {
  return element(name, attributes, xmlText(String(text)));
}
