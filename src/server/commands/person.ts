/** `npm run person -- find|show|export|erase <email>`: data access and erasure for one person. */
import { createInterface } from 'node:readline/promises';
import { unknownWord } from '#lib/content/unknown-word.ts';
import { systemClock } from '../clock.ts';
import { copiesOf } from '../person/copies.ts';
import { cleanCopies, findCopies, type CopyMatch } from '../person/copy-search.ts';
import { erasePerson, exportedPerson, findPerson, type Person } from '../person/person.ts';
import { addressKey } from '../person/belongs-to.ts';
import { command, start, type CommandContext } from './command.ts';
import {
  count,
  printAll,
  printErased,
  printCopies,
  printLead,
  printMentions,
} from './person-report.ts';

const USAGE = `Usage:
  npm run person -- find <email>      leads, their deliveries, and backups that contain them
  npm run person -- show <email>      the same, with all fields
  npm run --silent person -- export <email> > person.json
  npm run person -- erase <email>     --yes: do not ask, --backups: clean the backups too`;

const ACTIONS = ['find', 'show', 'export', 'erase'];

async function isConfirmed(
  { args, stdin, stderr }: CommandContext,
  address: string,
): Promise<boolean> {
  if (args.includes('--yes')) return true;
  if (!stdin.isTTY) throw new Error('Nothing was erased: no terminal to confirm on. Add --yes');
  const terminal = createInterface({ input: stdin, output: stderr });
  const typed = await terminal.question('This cannot be undone. Type the address again to erase: ');
  terminal.close();
  return addressKey(typed) === addressKey(address);
}

async function erase(
  context: CommandContext,
  address: string,
  person: Person,
  found: CopyMatch[],
): Promise<void> {
  const { store, config, args, print, say } = context;
  const { database, backupDays, backup } = config;
  const ids = [...new Set(found.flatMap((match) => match.ids ?? []))];
  if (person.leads.length === 0 && ids.length === 0) {
    print('There are no leads with this address.');
    return printCopies(print, found, backupDays);
  }
  print(`Leads of this person: ${count(person.leads.length, 'lead')}`);
  printCopies(print, found, backupDays);
  if (!(await isConfirmed(context, address))) throw new Error('Nothing was erased.');
  const now = systemClock.now();
  const erased = await erasePerson(store, database, person, ids, now, (error) =>
    say(
      `Erased, but not finished: ${error instanceof Error ? error.message : String(error)}. The server finishes it within an hour.`,
    ),
  );
  const left = args.includes('--backups')
    ? await cleanCopies(database, found, now, backup.certificate)
    : found;
  printErased(print, erased, person, left, backupDays);
}

/** `npm run person`. */
export const run = command(async (context) => {
  const { store, config, args, print } = context;
  const [action = '', address = ''] = args.filter((word) => !word.startsWith('--'));
  if (action !== '' && !ACTIONS.includes(action))
    throw new Error(`${unknownWord(action, ACTIONS)}\n${USAGE}`);
  if (action === '' || !address.includes('@')) throw new Error(USAGE);
  const person = await findPerson(store, address);
  if (action === 'export') return print(JSON.stringify(exportedPerson(person), null, 2));
  const known = new Set(person.leads.map(({ lead }) => lead.id));
  const copies = await findCopies(copiesOf(config.database), addressKey(address), known);
  if (action === 'erase') return erase(context, address, person, copies);
  if (person.leads.length === 0) print('There are no leads with this address in the store.');
  for (const kept of person.leads) (action === 'show' ? printAll : printLead)(print, kept);
  printMentions(print, person);
  printCopies(print, copies, config.backupDays);
});

if (import.meta.main) await start(run);
