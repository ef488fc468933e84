import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import { onceKey } from '#api/messages/once-key.ts'
import { type Reach, sendByAnyChannel } from '#api/messages/send-by-any-channel.ts'
import { settingsReader } from '#api/settings/settings.ts'
import { isQuotaLow, type LineQuota, quotaMonth } from '#shop/customer-messages/line-quota.ts'
import { quotaWarning } from '#shop/customer-messages/quota-warning.ts'

type Parts = {
  db: Db
  gateways: Gateways
  now: () => Date
  origin: () => string
  log: Pick<Context['log'], 'warn'>
}

/** Counted until LINE is asked again. */
export async function countLineMessage(db: Db, saleUnit: string, now: Date): Promise<void> {
  await sql`update line_quotas q set used = q.used + 1
    where q.sale_unit = ${saleUnit} and q.month = ${quotaMonth(now)}`.execute(db)
}

/** Asks LINE how many messages are left of the month, and warns the owners once when it gets tight. */
export async function checkQuotas(parts: Parts): Promise<void> {
  for (const saleUnit of await allCentres(parts.db)) {
    try {
      await checkQuota(parts, saleUnit)
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      parts.log.warn({ saleUnit, reason }, 'LINE did not tell its quota')
    }
  }
}

async function checkQuota(parts: Parts, saleUnit: string): Promise<void> {
  const { db, gateways } = parts
  const now = parts.now()
  const quota = await gateways.lineOf?.(saleUnit)?.findQuota()
  if (!quota) return
  const month = quotaMonth(now)
  await sql`insert into line_quotas as q (sale_unit, month, most, used, checked_at)
    values (${saleUnit}, ${month}, ${quota.limit}, ${quota.used}, ${now})
    on conflict (sale_unit) do update set month = excluded.month, most = excluded.most, used = excluded.used,
      checked_at = excluded.checked_at`.execute(db)
  const { lineReserve } = await settingsReader(db)(saleUnit)
  if (!isQuotaLow(quota, lineReserve)) return
  // Whoever writes the month warns; the others find it written.
  const { rows } = await sql<{ sale_unit: string }>`
    update line_quotas q set warned_month = ${month}
    where q.sale_unit = ${saleUnit} and q.warned_month is distinct from ${month} returning q.sale_unit`.execute(
    db,
  )
  if (rows.length > 0) await warnOwners(parts, { saleUnit, month, quota, reserve: lineReserve })
}

type Low = { saleUnit: string; month: string; quota: LineQuota; reserve: number }
type Owner = Reach & { username: string; centre: string }

async function warnOwners({ db, gateways, origin, log }: Parts, low: Low): Promise<void> {
  const { saleUnit, month, quota, reserve } = low
  const { rows } = await sql<Owner>`
    select t.username, t.email, coalesce(t.mobile, '') as mobile, e.name_th as centre,
      (select min(l.subject) from linked_staff l where l.username = t.username and l.provider = 'line') as line
    from staff_centres s
    join staff t on t.username = s.username and t.active
    join centres e on e.sale_unit = ${saleUnit}
    where s.sale_unit = ${saleUnit} and s.role = '8' order by t.username`.execute(db)
  // Mail first: what is running out should not be spent on saying so.
  const { pushLine: _, sendSms: __, ...byMail } = gateways
  for (const owner of rows) {
    const said = quotaWarning({ centre: owner.centre, quota, reserve, link: `${origin()}/merchant/config` })
    const sms = gateways.sendSms && owner.mobile ? { sendSms: gateways.sendSms } : {}
    const key = onceKey(`quota ${saleUnit} ${month} ${owner.username}`)
    await sendByAnyChannel({ ...byMail, ...sms } as Gateways, owner, { ...said, key, saleUnit }).catch(
      (error: unknown) =>
        log.warn(
          { saleUnit, reason: error instanceof Error ? error.name : 'unknown' },
          'an owner could not be warned of the quota',
        ),
    )
  }
}
