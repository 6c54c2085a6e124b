/** What is pasted into a text from a word processor: with buttons as HTML that they read, else as Markdown. */
import { isOffice, mendOffice } from './office-html.ts';

/** Loaded when something is pasted for the first time. */
const loadMarkdown = async (): Promise<(root: HTMLElement) => string> =>
  (await import('./markdown.ts')).markdownOf;

/** The field in which the text of an entry is written; other fields take no markup. */
const FIELD = '#nc-root .text-editor';
/** Pasted by us: it is for the editor. */
const mended = new WeakSet<Event>();

async function paste(html: string, into: HTMLElement): Promise<void> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  mendOffice(body);
  if (into instanceof HTMLTextAreaElement) {
    const markdown = (await loadMarkdown())(body);
    const { selectionStart: at, selectionEnd: end, value } = into;
    const before = value.slice(0, at);
    const gap = /\n/.test(markdown) && before !== '' && !before.endsWith('\n\n') ? '\n\n' : '';
    into.setRangeText(gap.slice(before.endsWith('\n') ? 1 : 0) + markdown, at, end, 'end');
    into.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', body.innerHTML);
  clipboardData.setData('text/plain', body.textContent);
  const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  mended.add(again);
  into.dispatchEvent(again);
}

/** Mends what comes from Word, Google Docs and LibreOffice before the editor reads it. */
export function mendPastes(page: Document = document): void {
  page.addEventListener(
    'paste',
    (event) => {
      const { clipboardData, target } = event;
      const html = clipboardData?.getData('text/html') ?? '';
      if (mended.has(event) || !isOffice(html) || !(target instanceof HTMLElement)) return;
      const into = target.closest<HTMLElement>('textarea, [contenteditable="true"]');
      if (!into?.closest(FIELD)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      paste(html, into).catch(console.error);
    },
    { capture: true },
  );
}
