/** Addresses of sites made with other programs, as somebody lists them, and as browsers and crawlers ask for them. */
import { compile } from '#lib/redirects/compile.ts';
import { parseRules } from '#lib/redirects/rules.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';

/** As listed, and what is asked: both spellings, and what else leads there. */
export const OLD: readonly (readonly [listed: string, ...asked: string[]])[] = [
  ['/caf%C3%A9-nights', '/caf%C3%A9-nights', '/caf%c3%a9-nights/'],
  ['/niños-y-familia', '/ni%C3%B1os-y-familia', '/ni%c3%b1os-y-familia'],
  ['/über-uns', '/%C3%BCber-uns', '/%C3%BCBER-uns'],
  ['/what%E2%80%99s-new', '/what%E2%80%99s-new', '/What%e2%80%99s-New/'],
  ['/日本語/ページ', '/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E3%83%9A%E3%83%BC%E3%82%B8'],
  ['/😀', '/%F0%9F%98%80'],
  ['/%e2%80%8bhidden', '/%E2%80%8Bhidden'],
  ['/our team', '/our%20team', '/Our%20Team/'],
  ['/wp-content/uploads/2019/05/Intake+Form.pdf', '/wp-content/uploads/2019/05/Intake+Form.pdf'],
  ['/wp-content/uploads/2019/05/Fee%20List.pdf', '/wp-content/uploads/2019/05/Fee%20List.pdf'],
  [
    '/services/couples-therapy-(dallas)',
    '/services/couples-therapy-(dallas)',
    '/services/couples-therapy-%28dallas%29',
  ],
  ['/services-1,2', '/services-1,2', '/services-1%2C2'],
  ['/about!', '/about!'],
  ['/a&b', '/a&b', '/a%26b'],
  ['/a=b', '/a=b'],
  ['/@team', '/@team', '/%40team'],
  ['/portfolio/:id', '/portfolio/:id'],
  ['/path;jsessionid=1', '/path;jsessionid=1'],
  ['/$1', '/$1'],
  ['/{slug}', '/%7Bslug%7D'],
  ['/[slug]', '/[slug]', '/%5Bslug%5D'],
  ['/a"b', '/a%22b'],
  ["/it's", "/it's", '/it%27s'],
  ['/a|b^c`d', '/a%7Cb%5Ec%60d'],
  ['/a%5Cb', '/a%5Cb'],
  ['/c%5Ctest', '/c%5Ctest'],
  ['/c%23', '/c%23'],
  ['/why%3F', '/why%3F'],
  ['/ni%F1os', '/ni%F1os', '/ni%f1os/'],
  ['/~kim/home.htm', '/~kim/home.htm', '/%7Ekim/home.htm'],
  ['/Blog/Post-One.html', '/blog/post-one.html', '/Blog/Post-One.html'],
  ['/%E6%97%A7/*', '/%E6%97%A7/a/b', '/%e6%97%a7/%E6%97%A7'],
  ['/old files/*', '/old%20files/a.pdf'],
  ['/?p=123', '/?p=123', '/?p=123&utm_source=x'],
  ['/?page_id=12', '/?page_id=12'],
  ['/index.php?page_id=12', '/index.php?page_id=12', '/Index.php?page_id=12&a=1'],
  ['/shop?name=caf%C3%A9 bar', '/shop?name=caf%C3%A9%20bar'],
  ['/default.aspx?id=7&lang=es', '/default.aspx?id=7&lang=es'],
];

/** Addresses near them, which lead nowhere. */
export const OTHER = ['/?p=1234', '/?q=123', '/our%2520team', '/index.php?page_id=1', '/about'];

/** Each leads to a page with its number. */
export const OLD_TABLE: RedirectTable = {
  moved: compile(
    parseRules(
      OLD.map(([from], at) => ({ from: [from], to: `/new-${at}` })),
      'redirects.json',
    ),
    'https://www.example.com',
  ).moved,
  pages: { '/': 'Home' },
  numbers: {},
};
