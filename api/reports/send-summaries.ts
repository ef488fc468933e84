import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { onceKey } from '#api/messages/once-key.ts'
import { roles } from '#shop/contract/caller.ts'
import { toBaht } from '#shop/money/satang.ts'
import { bangkokDay, noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import { findNames } from './group-names.ts'
import { findGroups, findSums, type Scope } from './sales-queries.ts'
import { countWaiting } from './waiting.ts'

type Deps = {
  db: Db
  gateways: Pick<Gateways, 'sendMail' | 'pushLine'>
  now: Date
  origin: () => string
  log: Pick<FastifyBaseLogger, 'warn'>
}
type Reader = {
  centre: string
  username: string
  role: string
  sale_code: string
  email: string | null
  line: string | null
  by_mail: boolean
  by_line: boolean
}

/** Tells everybody who wants it how the day went; each once a day, however often it runs. */
export async function sendSummaries(deps: Deps): Promise<number> {
  const { db, now, log } = deps
  const day = bangkokDay(now)
  let sent = 0
  for (const saleUnit of await allCentres(db)) {
    for (const reader of await findReaders(db, saleUnit, day)) {
      try {
        await sendOne(deps, { saleUnit, name: reader.centre, day }, reader)
        sent++
      } catch (error) {
        log.warn(
          { saleUnit, username: reader.username, reason: String(error) },
          'a summary of the day was not sent',
        )
      }
    }
  }
  return sent
}

/** People who still work there. */
async function findReaders(db: Db, saleUnit: string, day: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select e.name_th as centre, t.username, w.role, w.sale_code, t.email, d.by_mail, d.by_line,
      (select min(l.subject) from linked_staff l where l.username = t.username and l.provider = 'line') as line
    from day_summaries d
    join staff t on t.username = d.username and t.active
    join centres e on e.sale_unit = ${saleUnit} and e.active
    join staff_centres w on w.sale_unit = ${saleUnit} and w.username = d.username
    where d.sale_unit = ${saleUnit} and (d.by_mail or d.by_line) and (d.sent_on is null or d.sent_on < ${day}::date)
    order by t.username`.execute(db)
  return rows
}

type Centre = { saleUnit: string; name: string; day: string }

async function sendOne(deps: Deps, centre: Centre, reader: Reader): Promise<void> {
  const { db, gateways } = deps
  const { saleUnit, day } = centre
  const { username, by_mail, by_line, email, line } = reader
  const saleCode = reader.role === roles.salesperson ? reader.sale_code : undefined
  const text = await writeSummary(deps, centre, { saleUnit, saleCode })
  if (by_line && line && gateways.pushLine)
    await gateways.pushLine(line, text, onceKey(`${saleUnit} ${username} ${day}`), saleUnit)
  if (by_mail && email && gateways.sendMail)
    await gateways.sendMail(email, `${centre.name}: สรุปวันที่ ${sayLongDate(noonOf(day), 'th')}`, text)
  await sql`update day_summaries set sent_on = ${day}::date where sale_unit = ${saleUnit} and username = ${username}`.execute(
    db,
  )
}

const baht = (satang: number) =>
  toBaht(satang).toLocaleString('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

async function writeSummary(
  { db, now, origin }: Deps,
  { saleUnit, name, day }: Centre,
  scope: Scope,
): Promise<string> {
  const period = { from: day, to: day }
  const [{ now: sold, before }, { rows: top }, waiting] = await Promise.all([
    findSums(db, scope, { period, before: weekBefore(day) }),
    findGroups(db, scope, { by: 'product', period, before: weekBefore(day), take: 3, skip: 0 }),
    countWaiting({ db, now }, scope),
  ])
  const nameOf = await findNames(db, { saleUnit, by: 'product', keys: top.map(({ key }) => key) })
  const best = top.filter(({ total }) => total > 0)
  return [
    `${name} วันที่ ${sayLongDate(noonOf(day), 'th')}`,
    `ยอดขาย ${baht(sold.total)} บาท จาก ${sold.orders} คำสั่งซื้อ (วันเดียวกันสัปดาห์ก่อน ${baht(before.total)} บาท)`,
    ...(best.length > 0
      ? [`ขายดี: ${best.map(({ key, total }) => `${nameOf(key).th} ${baht(total)}`).join(' / ')}`]
      : []),
    `รออนุมัติ ${waiting.toApprove} · เลยกำหนดส่ง ${waiting.late} · สินค้าหมด ${waiting.soldOut}`,
    `${origin()}/merchant`,
  ].join('\n')
}

const weekBefore = (day: string) => {
  const before = bangkokDay(new Date(noonOf(day).getTime() - 7 * 86_400_000))
  return { from: before, to: before }
}
