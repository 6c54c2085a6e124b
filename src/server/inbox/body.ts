import { readJson } from '../http/body.ts';
import type { StaffContext } from '../staff/context.ts';

/** The guard has made sure that it is JSON. */
export const bodyOf = ({ env }: StaffContext): Record<string, unknown> | undefined =>
  env.body && readJson(env.body);

/** Refuses what is well formed but impossible. */
export const refuseBody = (context: StaffContext, message: string): Response =>
  context.json({ message }, 422);
