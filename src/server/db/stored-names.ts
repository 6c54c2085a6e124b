/**
 * Names that the store keeps from when destinations were called otherwise, because processes of an earlier release may
 * run beside this one.
 */
export const DESTINATION_COLUMN = 'adapter';
/** A row for each destination: when it may be used again. Locked before other tables. */
export const DESTINATION_TABLE = 'lanes';
