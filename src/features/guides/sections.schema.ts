/** The section that lists the guides. */
import * as z from 'zod';

const guides = z.strictObject({ kind: z.literal('guides') }).describe('Cards of all guides');

export const guidesSections = [guides] as const;
