import type { Context } from '#api/kit/calls/context.ts'

/** Whether this is the first use of something that may be used once, whoever else tries at the same moment. */
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
  // What has run out needs no memory of its use: its own date refuses it.
  await db
    .deleteFrom('used_tokens')
    .where('expires_at', '<', new Date(now.getTime() - 3_600_000))
    .execute()
  return (used.numInsertedOrUpdatedRows ?? 0n) > 0n
}
