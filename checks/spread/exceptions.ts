/**
 * Triggers of distributed tables that a running version still needs; `node database/spread.ts` drops them
 * first.
 */
export const triggersForNow: ReadonlyMap<string, string> = new Map([
  [
    'customer_known',
    'The version before does not write account_customers; it goes with the landing after 0038.',
  ],
])

/**
 * Landed migrations with several constraints in one `alter table`: they ran before any table was distributed.
 */
export const landedTogether: ReadonlySet<string> = new Set(['0012-ordering.sql'])
