import { DESTINATION_COLUMN, DESTINATION_TABLE } from '../stored-names.ts';
import { sqliteSql, type Statement, type Value } from '../transaction.ts';
import { all, type Database } from './file.ts';

/** Claimed deliveries without a recorded outcome. */
const OPEN_CLAIMS = `select lead_id, ${DESTINATION_COLUMN} from attempts join deliveries using (lead_id, ${DESTINATION_COLUMN})
  where state = 'waiting' and outcome = 'open' and number = deliveries.attempts`;

export interface Session {
  db: Database;
  execute: (statement: Statement) => unknown[];
  begin: () => void;
  commit: () => void;
}

/** Lists are passed as JSON. */
const asText = (value: Value): Value =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Releases the claims of dead processes. Only safe while no other process has the file open. */
export function freeTaken(db: Database, now: number): void {
  db.exec(`update ${DESTINATION_TABLE} set free_at = 0
    where ${DESTINATION_COLUMN} in (select ${DESTINATION_COLUMN} from (${OPEN_CLAIMS}))`);
  db.prepare(
    `update deliveries set due_at = min(due_at, ?) where (lead_id, ${DESTINATION_COLUMN}) in (${OPEN_CLAIMS})`,
  ).run(now);
}

export function createSession(db: Database): Session {
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  const prepared = (sql: string): ReturnType<Database['prepare']> => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = db.prepare(sqliteSql(sql));
      statements.set(sql, statement);
    }
    return statement;
  };

  return {
    db,
    execute({ sql, values, isLock }) {
      if (isLock) return [];
      const plain = sql.includes('any($') ? values.map(asText) : values;
      return all(prepared(sql), ...(plain as (string | number | null)[]));
    },
    begin: () => {
      prepared('begin immediate').run();
    },
    commit: () => {
      prepared('commit').run();
    },
  };
}
