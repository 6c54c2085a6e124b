/** `POST /export`: the leads of a view as CSV, in its order; with `ids`, those leads only. */
import { setImmediate } from 'node:timers/promises';
import type { Hono } from 'hono';
import { columnsOf, line, valuesOf } from '../../leads/csv.ts';
import { errorFields } from '../../base/log.ts';
import { REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import { jsonBody, forConfirmed } from '../../accounts/guard.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import type { InboxDeps } from '../deps.ts';
import type { InboxStore } from '../store/inbox.ts';
import { type CheckedQuery, readIds, readQuery } from './query.ts';
import { type createTurns, everyListed } from './search.ts';

/** Byte order mark: tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';
const PIECE = 200;

/** Ids of a view in its order, and the names of all their fields. */
async function outlineOf(
  inbox: InboxStore,
  query: CheckedQuery,
  signal: AbortSignal,
): Promise<{ ids: string[]; fields: string[] }> {
  const ids: string[] = [];
  const fields = new Set<string>();
  const { after: _after, ...view } = query;
  for await (const { lead } of everyListed(inbox, { ...view, after: undefined }, signal)) {
    ids.push(lead.id);
    for (const name of Object.keys(lead.fields)) fields.add(name);
  }
  return { ids, fields: [...fields] };
}

async function outlineOfIds(
  inbox: InboxStore,
  ids: string[],
): Promise<{ ids: string[]; fields: string[] }> {
  const records = await inbox.records(ids);
  const fields = new Set(records.flatMap(({ lead }) => Object.keys(lead.fields)));
  return { ids, fields: [...fields] };
}

export async function* linesOf(
  inbox: Pick<InboxStore, 'records'>,
  { ids, fields }: { ids: readonly string[]; fields: readonly string[] },
): AsyncGenerator<string> {
  yield BOM + line(columnsOf(fields));
  for (let at = 0; at < ids.length; at += PIECE) {
    const wanted = ids.slice(at, at + PIECE);
    const found = await inbox.records(wanted);
    const records = new Map(found.map((record): [string, LeadRecord] => [record.lead.id, record]));
    const lines = wanted.flatMap((id) => {
      const record = records.get(id);
      return record ? [line(valuesOf(record, fields))] : [];
    });
    yield lines.join('');
    // SQLite answers at once: without a pause, visitors would wait for the whole list.
    await setImmediate();
  }
}

export function addExportRoutes(
  admin: Hono<StaffEnv>,
  { store: { inbox, staff }, clock, log, business, receivers, takeNew }: InboxDeps,
  inTurn: ReturnType<typeof createTurns>,
): void {
  admin.post('/export', forConfirmed, async (context) => {
    const body = jsonBody(context);
    const { id, username: by } = context.get('user');
    const query = readQuery(body, business().zone, id);
    const selected = readIds(body);
    if (!query || (body?.['ids'] !== undefined && !selected))
      return refuse(context, REFUSALS.malformed);
    await takeNew();
    const outline = await (selected
      ? outlineOfIds(inbox, selected)
      : inTurn(id, () => outlineOf(inbox, { ...query, receivers }, context.req.raw.signal)));
    // Before the first byte: nothing is exported without a line in the log.
    const about = `${query.queue}, ${outline.ids.length}`;
    await staff.log.add({ at: clock.now(), by, action: 'leads.exported', about });
    const lines = linesOf(inbox, outline);
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await lines.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          // The download must fail, so that half a list is not taken for a whole one.
          log.error('export.failed', errorFields(error));
          controller.error(error);
        }
      },
    });
    return context.body(stream, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    });
  });
}
