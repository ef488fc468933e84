import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import type { BankAccount } from '#shop/merchant-centre/centre-profile.ts'
import { coverNumber } from '#shop/merchant-centre/why-not-accounts.ts'
import { banks } from '#shop/payments/banks.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { onceKey } from './once-key.ts'
import { type Channel, type Reach, sendByAnyChannel } from './send-by-any-channel.ts'

type MessageDeps = { db: Db; gateways: Gateways; origin: () => string }
type Accounts = { accounts?: BankAccount[] } | null
type Row = Reach & { centre: string; by_name: string; at: Date; before: Accounts; after: Accounts }

const sayAccounts = (accounts: Accounts): string =>
  accounts?.accounts
    ?.map(({ bankCode, accountNumber, accountName }) =>
      [banks[bankCode]?.th ?? bankCode, coverNumber(accountNumber), accountName].join(' '),
    )
    .join(' / ') || 'ไม่มี'

/** Tells an owner that the accounts of the centre were changed, by whom, and what to do if that was wrong. */
export async function tellOfAccounts(
  { db, gateways, origin }: MessageDeps,
  { id, saleUnit, orderNumber }: Job,
): Promise<Channel> {
  const [activity = '', ...name] = orderNumber.split(' ')
  const username = name.join(' ')
  const { rows } = await sql<Row>`
    select e.name_th as centre, a.by_name, a.at, a.before, a.after, t.email, coalesce(t.mobile, '') as mobile,
      (select min(l.subject) from linked_staff l where l.username = t.username and l.provider = 'line') as line
    from activity a
    join centres e on e.sale_unit = ${saleUnit}
    join staff t on t.username = ${username} and t.active
    where a.sale_unit = ${saleUnit} and a.id = ${activity}::uuid`.execute(db)
  const [row] = rows
  if (!row) return 'none'
  const { sendSms: _, ...unreachable } = gateways
  return sendByAnyChannel(row.mobile ? gateways : (unreachable as Gateways), row, {
    subject: `${row.centre}: บัญชีรับเงินถูกเปลี่ยน`,
    text: [
      `${row.centre}: ${row.by_name} เปลี่ยนบัญชีรับเงินเมื่อ ${sayDateTime(row.at, 'th')}`,
      `เดิม: ${sayAccounts(row.before)}`,
      `ใหม่: ${sayAccounts(row.after)}`,
      'ถ้าไม่ได้สั่งให้เปลี่ยน ให้แก้กลับทันทีและเปลี่ยนรหัสผ่าน',
      `${origin()}/merchant/profile`,
    ].join('\n'),
    ...{ key: onceKey(`${id} ${username}`), saleUnit },
  })
}
