/** Pages that visitors cannot find, because nothing leads to them. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect } from 'react';
import { $lost, loadLost } from '../stores/content/lost.ts';
import { editorAddress } from './names.ts';

/** @param head of the content, which is looked at again when it changes */
export function LostPages({ head }: { head: string }): JSX.Element | null {
  const lost = useStore($lost);
  useEffect(() => {
    loadLost(head).catch(console.error);
  }, [head]);
  if (lost.length === 0) return null;
  return (
    <section className="card" aria-labelledby="lost" data-lost>
      <h2 className="text-md" id="lost">
        Nothing leads to {lost.length === 1 ? 'this page' : 'these pages'}
      </h2>
      <ul className="m-0 grid gap-1 p-0">
        {lost.map(({ path, entry, address }) => (
          <li className="list-none wrap-anywhere" key={path}>
            <a className="text-ms font-semibold" href={editorAddress(path)}>
              {entry}
            </a>{' '}
            <span className="text-sm text-ink-soft">{address}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        No page, menu or list has a link there, so visitors find it only by its address. Link to it
        from another page or the menu, or make it a draft. You may leave it, too.
      </p>
    </section>
  );
}
