/** `npm run person -- find|show|export|erase <email>`: data access and erasure for one person. */
import { createInterface } from 'node:readline/promises';
import { unknownWord } from '#lib/content/unknown-word.ts';
import { systemClock } from '../base/clock.ts';
import { erasePerson, exportedPerson, findPerson, type Person } from '../desk/person/person.ts';
import { addressKey } from '../leads/erasure/belongs-to.ts';
import { command, start, type CommandContext } from '../run/command.ts';
import { count, printAll, printErased, printLead, printMentions } from './person-report.ts';

const USAGE = `Usage:
  npm run person -- find <email>      leads and their deliveries
  npm run person -- show <email>      the same, with all fields
  npm run --silent person -- export <email> > person.json
  npm run person -- erase <email>     --yes: do not ask`;

/** Backups may hold leads that their age has deleted from the store. */
const NOBODY =
  'There are no leads with this address in the store. Backups were not searched: they end by themselves (BACKUP_DAYS).';
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

async function erase(context: CommandContext, address: string, person: Person): Promise<void> {
  const { store, config, print, say } = context;
  const { database, backupDays } = config;
  if (person.leads.length === 0) return print(NOBODY);
  print(`Leads of this person: ${count(person.leads.length, 'lead')}`);
  if (!(await isConfirmed(context, address))) throw new Error('Nothing was erased.');
  const now = systemClock.now();
  const erased = await erasePerson(store, database, person, now, (error) =>
    say(
      `Erased, but not finished: ${error instanceof Error ? error.message : String(error)}. The server finishes it within an hour.`,
    ),
  );
  printErased(print, erased, person, backupDays);
  if (database.kind === 'file')
    print(
      'The running server removes what is left in the file of leads and its log at three o’clock in the night; npm run purge does it at once.',
    );
}

/** `npm run person`. */
export const run = command(async (context) => {
  const { store, args, print } = context;
  const [action = '', address = ''] = args.filter((word) => !word.startsWith('--'));
  // Of earlier versions: whoever says it counts on it.
  if (args.includes('--backups'))
    throw new Error(
      'Backups are not changed by an erasure: the receipt names the day on which the last one ends. Nothing was erased. Leave out --backups',
    );
  if (action !== '' && !ACTIONS.includes(action))
    throw new Error(`${unknownWord(action, ACTIONS)}\n${USAGE}`);
  if (action === '' || !address.includes('@')) throw new Error(USAGE);
  const person = await findPerson(store, address);
  if (action === 'export') return print(JSON.stringify(exportedPerson(person), null, 2));
  if (action === 'erase') return erase(context, address, person);
  if (person.leads.length === 0) print(NOBODY);
  for (const kept of person.leads) (action === 'show' ? printAll : printLead)(print, kept);
  printMentions(print, person);
});

if (import.meta.main) await start(run);
