/** Words for what the server refused about a lead. */
import { StaffError } from '../../stores/client.ts';

/** Why nothing was sent. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof StaffError)) return 'That didn’t work. Nothing was sent.';
  if (error.trouble === 'offline') return 'No connection. Nothing was sent.';
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was sent.';
}
