import type { ClientBase } from 'pg'
import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { insertRows } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { thaiTaxNumber } from '#database/seeds/people/tax-number.ts'
import { applicantShopPhoto, portraits } from './portraits.ts'

const applicant = 'C0012'

/** The agent of the demo as once approved, and a shop that waits to become one. */
export async function storeAgents(client: ClientBase, today: string): Promise<void> {
  const sale_unit = 'BKK01'
  const [owner] = staffSignIns
  await client.query(
    `update customers set picture_file = case code when 'C0004' then $2 else $3 end,
       shop_photo = coalesce(shop_photo, $4), tax_number = coalesce(tax_number, $5)
     where sale_unit = $1 and code in ('C0004', $6)`,
    [
      ...[sale_unit, portraits.agent, portraits.applicant],
      ...[applicantShopPhoto, thaiTaxNumber('310055501234'), applicant],
    ],
  )
  await insertRows(client, 'agent_applications', [
    {
      ...{ sale_unit, id: '0190b000-0000-7000-8000-000000000001', customer_code: 'C0004', state: 'approved' },
      ...{ made_at: atMinute(addDays(today, -181), 600), account_code: 'AR0004' },
      ...{ decided_at: atMinute(addDays(today, -180), 570) },
      ...{ decided_by: owner.username, decided_by_name: owner.name },
    },
    {
      ...{
        sale_unit,
        id: '0190b000-0000-7000-8000-000000000002',
        customer_code: applicant,
        state: 'waiting',
      },
      ...{ made_at: atMinute(addDays(today, -1), 905), account_code: null },
      ...{ decided_at: null, decided_by: null, decided_by_name: null },
    },
  ])
  // A customer with a sign-in is asked: the question stands in their profile.
  await insertRows(client, 'agent_invitations', [
    {
      ...{ sale_unit, id: '0190b000-0000-7000-8000-000000000003', agent_code: 'C0004', client_code: 'C0002' },
      ...{ made_at: atMinute(today, 480), expires_at: atMinute(addDays(today, 7), 480) },
    },
  ])
}
