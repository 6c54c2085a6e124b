import { describe, expect, it } from 'vitest';
import { schemeColors, withColors } from './drawing-colors.ts';

const colors = schemeColors(`@theme { --color-ink: #14262c; --color-lamp: #dd9a50; }
@media (prefers-color-scheme: dark) { :root { --color-ink: #f1e8da; } }`);

describe('drawing colors', () => {
  it('reads the light and the dark value of each token', () => {
    expect(colors.light.get('ink')).toBe('#14262c');
    expect(colors.dark.get('ink')).toBe('#f1e8da');
  });

  it('takes the light value for the dark scheme if there is no other', () => {
    expect(colors.dark.get('lamp')).toBe('#dd9a50');
  });

  it('writes the tokens into attributes, not what the file says', () => {
    expect(withColors('<path fill="var(--color-lamp,#000000)"/>', colors)).toBe(
      '<path fill="#dd9a50"/>',
    );
  });

  it('writes the dark values inside the media query for the dark scheme', () => {
    const style = (light: string, dark: string): string =>
      `<style>.a{stroke:${light}}@media(prefers-color-scheme:dark){.a{stroke:${dark}}.b{fill:${dark}}}</style><path fill="${light}"/>`;
    const source = style('var(--color-ink,#14262c)', 'var(--color-ink,#f1e8da)');
    expect(withColors(source, colors)).toBe(style('#14262c', '#f1e8da'));
  });

  it('names a color that is no token', () => {
    expect(() => withColors('<path fill="var(--color-mud,#000)"/>', colors)).toThrow('"mud"');
  });
});
