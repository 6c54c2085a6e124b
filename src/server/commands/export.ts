/** `npm run export -- leads > leads.csv`: all leads as CSV, spam marked; `-- leads contact`: one form's only. */
import { once } from 'node:events';
import { unknownWord } from '#lib/content/unknown-word.ts';
import { FORM_NAMES } from '../base/config.ts';
import { columnsOf, line, valuesOf } from '../leads/csv.ts';
import { everyLead } from '../leads/iterate.ts';
import { command, start } from '../run/command.ts';

/** Byte order mark: tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

/** `npm run export`. */
export const run = command(async ({ store, args: [what, form], stdout, say }) => {
  if (what !== 'leads') throw new Error('Usage: npm run --silent export -- leads > leads.csv');
  if (form !== undefined && !FORM_NAMES.includes(form))
    throw new Error(unknownWord(form, FORM_NAMES));
  const isWanted = (name: string): boolean => form === undefined || form === name;
  const fields = new Set<string>();
  for await (const { lead } of everyLead(store))
    if (isWanted(lead.form)) for (const name of Object.keys(lead.fields)) fields.add(name);

  const names = [...fields];
  let [count, spam] = [0, 0];
  stdout.write(BOM + line(columnsOf(names)));
  for await (const kept of everyLead(store)) {
    if (!isWanted(kept.lead.form)) continue;
    count += 1;
    if (kept.lead.spam) spam += 1;
    if (!stdout.write(line(valuesOf(kept, names)))) await once(stdout, 'drain');
  }
  say(
    `${count} ${count === 1 ? 'lead' : 'leads'}${spam > 0 ? `, ${spam} of them marked as spam` : ''}`,
  );
});

if (import.meta.main) await start(run);
