/**
 * Landed migrations with several constraints in one `alter table`: they ran before any table was distributed.
 */
export const landedTogether: ReadonlySet<string> = new Set(['0012-ordering.sql'])
