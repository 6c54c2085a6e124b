/** `npm run rows`: which test holds which row of the ledger, R088 to R305. */
import { readTable } from './table.ts';

for (const { id, subject, heldBy } of readTable()) {
  console.log(`${id} ${subject}`);
  for (const { file, text } of heldBy) console.log(`     ${file}: ${text}`);
  if (heldBy.length === 0) console.log('     held by nothing');
}
