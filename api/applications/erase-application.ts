import { sql } from 'kysely'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import type { Db } from '#api/kit/database.ts'
import type { Storage } from '#api/kit/storage.ts'
import type { Settings } from '#shop/settings/settings.ts'

type Files = { id: string; files: string[] }

/** A row keeps what was decided, without the person. */
const blank = sql`name = '', mobile = '', email = '', username = '', password_hash = null, line_subject = null,
  line_name = null, centre = null, bank = null, tax_photo = null, shop_photo = null, logo_photo = null`

/** The pictures are listed before they are taken out of the row. */
async function erase(tx: Db, ids: readonly string[], now: Date): Promise<Files[]> {
  const { rows } = await sql<Files>`
    select a.id, array_remove(array[a.tax_photo, a.shop_photo, a.logo_photo], null) as files
    from merchant_applications a where a.id = any(${ids}::uuid[]) and a.erased_at is null for update`.execute(
    tx,
  )
  await sql`update merchant_applications set ${blank}, erased_at = ${now}
    where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  return rows
}

/** Whoever applies again leaves nothing of before; returns the files to remove once that is certain. */
export async function replaceEarlier(tx: Db, mobile: string, now: Date): Promise<string[]> {
  const earlier = await tx
    .updateTable('merchant_applications')
    .set({ state: 'replaced', decided_at: now })
    .where('mobile', '=', mobile)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  const erased = await erase(
    tx,
    earlier.map(({ id }) => id),
    now,
  )
  return erased.flatMap(({ files }) => files)
}

type Parts = {
  db: Db
  storage: Pick<Storage, 'removePrivate'>
  settings: (saleUnit?: string) => Promise<Settings>
  now: Date
}

const atOnce = 100
const nobody = { username: '', name: 'ระบบ' }

/** Takes the data of rejected applicants away after the set time. */
export async function eraseRejected({ db, storage, settings, now }: Parts): Promise<number> {
  const { applicationDays } = await settings()
  const before = new Date(now.getTime() - applicationDays * 86_400_000)
  const due = await db
    .selectFrom('merchant_applications')
    .select('id')
    .where('state', '=', 'rejected')
    .where('decided_at', '<', before)
    .where('erased_at', 'is', null)
    .orderBy('decided_at')
    .limit(atOnce)
    .execute()
  if (due.length === 0) return 0
  const erased = await db.transaction().execute(async (tx) => {
    const ids = due.map(({ id }) => id)
    const rows = await erase(tx, ids, now)
    for (const { id } of rows)
      await addNetworkActivity(
        tx,
        { at: now, by: nobody },
        { kind: 'application', subject: id, what: 'erased' },
      )
    return rows
  })
  for (const { files } of erased) for (const file of files) await storage.removePrivate(file)
  return erased.length
}
