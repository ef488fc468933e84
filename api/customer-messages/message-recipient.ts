import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { AccountState } from '#shop/customer-messages/decide-message.ts'
import { defaultTemplates } from '#shop/customer-messages/default-templates.ts'
import { type LineQuota, quotaMonth } from '#shop/customer-messages/line-quota.ts'
import { type MessageKind, messageKindNames } from '#shop/customer-messages/message-kinds.ts'
import { type BothTemplates, bothTemplates } from '#shop/customer-messages/message-template.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import type { MessageRow } from './message-rows.ts'
import type { MessageReach } from './send-message.ts'

export type MessageRecipient = {
  reach: MessageReach
  account: AccountState
  consents: { service: boolean; marketing: boolean }
  declined: MessageKind[]
  locale: Locale
  centre: string
  words: BothTemplates
  isOn: boolean
  quota: LineQuota | undefined
}
type Row = MessageReach & {
  account: AccountState
  service: boolean
  marketing: boolean
  language: Locale | null
  declined: string[] | null
  name_th: string
  name_en: string
  words: unknown
  is_on: boolean | null
  quota: LineQuota | null
}

/** Who is told, as things are now: consents and choices count at the moment of sending. */
export async function findRecipient(
  db: Db,
  { saleUnit, customerCode, kind }: MessageRow,
  now: Date,
): Promise<MessageRecipient | undefined> {
  const { rows } = await sql<Row>`
    select a.email, a.mobile, e.name_th, e.name_en, h.language, h.declined, t.words, t.is_on,
      (select min(l.subject) from linked_identities l
        where l.account_id = a.id and l.provider = 'line' and l.subject ~ '^U[0-9a-f]{32}$') as line,
      case when a.erased_at is not null then 'erased' when not a.active then 'closed' when c.status = 'inactive' then 'inactive' else 'open' end as account,
      coalesce((select s.given from consents s where s.account_id = a.id and s.purpose = 'service'
        order by s.at desc, s.id desc limit 1), true) as service,
      coalesce((select s.given from consents s where s.account_id = a.id and s.purpose = 'marketing'
        order by s.at desc, s.id desc limit 1), false) as marketing,
      (select jsonb_build_object('limit', q.most, 'used', q.used) from line_quotas q
        where q.sale_unit = ${saleUnit} and q.month = ${quotaMonth(now)}) as quota
    from customers c
    join accounts a on a.id = c.account_id
    join centres e on e.sale_unit = ${saleUnit}
    left join message_choices h on h.sale_unit = ${saleUnit} and h.customer_code = c.code
    left join message_templates t on t.sale_unit = ${saleUnit} and t.kind = ${kind}
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const locale = row.language ?? 'th'
  const own = bothTemplates.safeParse(row.words)
  return {
    reach: { line: row.line, email: row.email, mobile: row.mobile },
    ...{ account: row.account, locale, isOn: row.is_on ?? true, quota: row.quota ?? undefined },
    consents: { service: row.service, marketing: row.marketing },
    declined: messageKindNames.filter((each) => row.declined?.includes(each)),
    centre: pick(locale, row.name_th, row.name_en),
    words: own.success ? own.data : defaultTemplates[kind],
  }
}
