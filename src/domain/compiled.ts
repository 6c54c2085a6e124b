/** Schemas for a process that reads thousands of posts: compiled once, where a browser rather spares the bytes. */
import { $ZodObjectJIT } from 'zod/v4/core';
import type { ZodMiniObject } from 'zod/mini';

/** The same schema with the same answers; zod writes a function for its fields at the first use. */
export function compiled<Schema extends ZodMiniObject>(schema: Schema): Schema {
  return new $ZodObjectJIT(schema._zod.def) as unknown as Schema;
}
