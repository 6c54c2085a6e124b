/** `npm run rows`: which test holds which row of the ledger, R088 to R305. */
import { OPEN, readTable } from './table.ts';

for (const { id, subject, heldBy } of readTable()) {
  console.log(`${id} ${subject}`);
  for (const { file, text } of heldBy) console.log(`     ${file}: ${text}`);
  if (heldBy.length === 0) console.log(`     not held: ${OPEN[id] ?? 'NO REASON GIVEN'}`);
}
