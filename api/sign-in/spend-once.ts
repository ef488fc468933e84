import type { Context } from '#api/kit/calls/context.ts'

/** Whether this is the first use of a one-time value, also under concurrent attempts. */
export async function spendOnce(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
  expires: number,
): Promise<boolean> {
  const used = await db
    .insertInto('used_tokens')
    .values({ id, used_at: now, expires_at: new Date(expires * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // Expired values are refused by their date, so their use need not be stored.
  await db
    .deleteFrom('used_tokens')
    .where('expires_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
  return (used.numInsertedOrUpdatedRows ?? 0n) > 0n
}
