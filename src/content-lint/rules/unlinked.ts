/** Finds pages that nothing leads to: no page, menu, footer or list of entries. */
import type { Rule } from '../rule.ts';
import { addressOf } from '../urls.ts';

export const unlinked: Rule = (file, { unlinked: found }) => {
  const address = addressOf(file);
  if (address === undefined || !found.has(file.path)) return [];
  return [
    {
      field: 'file name',
      line: 1,
      words: address,
      why: 'no page, menu or list leads here, so visitors do not find it',
      example: `link to ${address} from another page, the menu or the footer`,
      level: 'warning',
    },
  ];
};
