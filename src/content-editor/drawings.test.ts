import { describe, expect, it } from 'vitest';
import { prepareDrawing } from './drawings.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

describe('A drawing', () => {
  it('is left as it is', () => {
    const plain = svg('<style>.a{fill:url(#g)}</style><path class="a" d="M0 0"/><use href="#a"/>');
    expect(prepareDrawing('a.svg', plain)).toEqual({ svg: plain });
  });

  it.each([
    svg('<metadata><rdf:RDF>Somebody</rdf:RDF></metadata>'),
    svg('<metadata id="m"/>'),
    svg('<!-- Drawn by Somebody at /home/somebody -->'),
    svg('', ' inkscape:export-filename="/home/somebody/a.png" sodipodi:docname="Somebody.svg"'),
    svg('<sodipodi:namedview inkscape:cx="1"><inkscape:grid/></sodipodi:namedview>'),
    svg('<?xpacket begin="" id="Somebody"?>'),
  ])('loses what a program notes: %s', (noted) => {
    expect(prepareDrawing('a.svg', noted)).toEqual({ svg: svg('') });
  });

  it.each([
    svg('<script>alert(1)</script>'),
    svg('<svg:SCRIPT href="#a"/>'),
    svg('', ' onload="alert(1)"'),
    svg('<a href="javascript:alert(1)"/>'),
    svg('<foreignObject><p/></foreignObject>'),
    svg('<image href="https://example.com/a.png"/>'),
    svg('<style>@import url(//example.com/a.css)</style>'),
    svg('<image href="data:image/jpeg;base64,AAAA"/>'),
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
    '<html></html>',
  ])('with what it may not have is refused by name: %s', (bad) => {
    expect(prepareDrawing('a.svg', bad)).toEqual({ problem: expect.stringMatching(/^a\.svg /) });
  });
});
