/** The 404 page without redirects of a host: redirects or suggests (R087, D05, D09). Max. 1 kB with its imports. */
import { suggestPath } from '#lib/redirects/suggest.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable, resolveRedirect } from '#lib/redirects/table.ts';

const { host, origin, pathname, search, hash } = location;

fetch(REDIRECT_TABLE_PATH)
  .then((answer) => answer.json())
  .then(
    (book: RedirectTable) => {
      const path = decodeURIComponent(pathname);
      const near = suggestPath(book, path);
      const name = near && book.pages[near];
      const [to] = book.moved[path + search] ?? resolveRedirect(book, host, path) ?? [];
      // Avoids a redirect loop with hosts that redirect back, for example to add a slash.
      if (to && document.referrer !== origin + pathname + search)
        location.replace(to + search + hash);
      else if (name) {
        const link = document.getElementById('near') as HTMLAnchorElement;
        link.href = near + search + hash;
        link.textContent = `${link.dataset['ask'] ?? 'Did you mean'} ${name}?`;
        link.hidden = false;
      }
    },
    // Without the table, the page stays as it is.
    () => undefined,
  );
