/**
 * The 404 page on hosts that know no redirects: takes visitors of old and nearly right addresses to the page, and
 * offers the one they may have meant (R087, D05, D09). At most 1 kB with what it imports.
 */
import { alike } from '#domain/near-miss.ts';
import { ADDRESS_BOOK, type AddressBook, lookUp } from '#domain/redirect-table.ts';

const { host, pathname, search, hash, href } = location;

fetch(ADDRESS_BOOK)
  .then((answer) => answer.json())
  .then(
    (book: AddressBook) => {
      const path = decodeURI(pathname);
      const near = alike(book, path) ?? '';
      const [to] = lookUp(book, host, path) ?? [];
      // A host that sends us straight back, with a slash for example, must not make a circle of it.
      if (to && document.referrer !== href.split('#')[0]) location.replace(to + search + hash);
      else if (book.pages[near]) {
        const link = document.getElementById('near') as HTMLAnchorElement;
        link.href = near + search + hash;
        link.textContent = `Did you mean ${book.pages[near]}?`;
        link.hidden = false;
      }
    },
    // Without the table the card stands as it is.
    () => undefined,
  );
