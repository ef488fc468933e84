import type { Handler } from '#api/kit/perform.ts'
import { nextRound } from '#shop/centres/next-round.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

export const userCentres: Handler<Contracts['userCentres']> = async (_input, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const centres = db.selectFrom('centres').selectAll('centres').where('centres.active', '=', true).orderBy('centres.sale_unit')
  const mine =
    caller.role === roles.guest
      ? centres.where('sale_unit', '=', caller.saleUnit)
      : centres.where('sale_unit', 'in', (eb) =>
          eb
            .selectFrom('customers as mine')
            .innerJoin('customers as here', 'here.account_id', 'mine.account_id')
            .select('mine.sale_unit')
            .where('here.sale_unit', '=', caller.saleUnit)
            .where('here.code', '=', caller.customerCode)
            .where('mine.status', '=', 'active'),
        )
  return (await mine.execute()).map((row) => {
    const round = nextRound(now, { weekdays: row.delivery_weekdays, cutOffMinute: row.cut_off_minute })
    return {
      saleUnit: row.sale_unit,
      name: row.name_th,
      nameEn: row.name_en,
      photo: row.photo,
      address: `${row.address} ${row.subdistrict} ${row.district} ${row.province} ${row.postcode}`,
      phone: row.phone,
      distance: 0,
      nextRound: round?.day ?? null,
      orderBefore: round?.orderBefore.toISOString() ?? null,
      orderBeforeToday: round ? bangkokDay(round.orderBefore) === bangkokDay(now) : false,
      line: row.line_oa_url ? { url: row.line_oa_url, name: row.line_channel_name ?? row.name_th } : null,
    }
  })
}
