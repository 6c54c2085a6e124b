/** `npm run requirements`: which test covers which requirement. */
import { readRequirements } from './table.ts';

for (const { id, text, tests } of readRequirements()) {
  console.log(`${id} ${text}`);
  for (const { file, text: title } of tests) console.log(`     ${file}: ${title}`);
  if (tests.length === 0) console.log('     no test names it');
}
