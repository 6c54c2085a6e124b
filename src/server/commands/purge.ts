/** `npm run purge`: deletes delivered leads and spam older than `RETENTION_DAYS` now, instead of with the next hour. */
import { systemClock } from '../clock.ts';
import { purge } from '../retention.ts';
import { command } from './command.ts';

await command(async ({ config, store, say }) => {
  const { retentionDays } = config;
  const deleted = await purge(store, retentionDays, systemClock.now());
  say(
    `${deleted} deleted that came in more than ${retentionDays} days ago and need nobody any more`,
  );
});
