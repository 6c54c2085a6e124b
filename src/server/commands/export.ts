/** `npm run export -- leads > leads.csv`: all leads as CSV, spam marked; `npm run export -- leads contact` one form's. */
import { once } from 'node:events';
import { columnsOf, line, valuesOf } from '../csv.ts';
import { everyLead } from '../every-lead.ts';
import { command } from './command.ts';

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

await command(async ({ store, words: [what, form], say }) => {
  if (what !== 'leads')
    throw new Error(
      'What should be exported? There is: npm run --silent export -- leads > leads.csv',
    );
  const isWanted = (name: string): boolean => form === undefined || form === name;
  const fields = new Set<string>();
  for await (const { lead } of everyLead(store))
    if (isWanted(lead.form)) for (const name of Object.keys(lead.fields)) fields.add(name);

  const names = [...fields];
  let count = 0;
  process.stdout.write(MARK + line(columnsOf(names)));
  for await (const kept of everyLead(store)) {
    if (!isWanted(kept.lead.form)) continue;
    count += 1;
    if (!process.stdout.write(line(valuesOf(kept, names)))) await once(process.stdout, 'drain');
  }
  say(`${count} ${count === 1 ? 'lead' : 'leads'}`);
});
