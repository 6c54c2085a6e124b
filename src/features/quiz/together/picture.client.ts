/** The card as a file, made on the device. */
import font from '#styles/fonts/display.woff2?url&no-inline';

/** Name of the file; says nothing about a quiz or a result. */
export const FILE_NAME = 'my-tangle.png';

const SVG = 'http://www.w3.org/2000/svg';

/** The font travels inside, because a picture may not load one. Without it: the next in the list. */
async function fontFace(): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return `@font-face{font-family:Display;font-weight:400 600;src:url(data:font/woff2;base64,${data})}`;
  } catch {
    return '';
  }
}

/** A copy whose colors no longer depend on the page's styles. */
function standalone(card: SVGSVGElement, face: string): string {
  const copy = card.cloneNode(true) as SVGSVGElement;
  const originals = card.querySelectorAll('path');
  copy.querySelectorAll('path').forEach((path, at) => {
    const original = originals[at];
    if (original && !path.hasAttribute('stroke') && !path.hasAttribute('fill'))
      path.setAttribute('stroke', getComputedStyle(original).stroke);
  });
  const style = document.createElementNS(SVG, 'style');
  style.textContent = face;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The card as a PNG of its own size.
 * @throws if the browser cannot draw it
 */
export async function pictureOf(card: SVGSVGElement): Promise<File> {
  const text = standalone(card, await fontFace());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = card.width.baseVal.value;
  canvas.height = card.height.baseVal.value;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture is empty');
  return new File([blob], FILE_NAME, { type: 'image/png' });
}

/** Whether the browser can hand pictures to other apps. */
export function canSharePictures(): boolean {
  try {
    return navigator.canShare({ files: [new File([''], FILE_NAME, { type: 'image/png' })] });
  } catch {
    return false;
  }
}

/** Saves a file where the browser saves downloads. */
export function save(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  // The download has begun when this task ends.
  setTimeout(() => URL.revokeObjectURL(url));
}
