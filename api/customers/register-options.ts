import type { Context } from '#api/kit/context.ts'
import type { Handler } from '#api/kit/perform.ts'
import { roles } from '#shop/contract/caller.ts'
import type { Contracts } from '#shop/start/contracts.ts'

/** The centre a link names, when it is open; otherwise the one new shops join by default. */
export async function findRegisterCentre({ db, settings }: Context, dist: string) {
  const { registerCentre, defaultCentre } = await settings()
  const wanted = [dist.trim().toUpperCase(), registerCentre, defaultCentre]
  const rows = await db
    .selectFrom('centres')
    .select(['sale_unit', 'name_th', 'name_en', 'phone'])
    .where('sale_unit', 'in', wanted)
    .where('active', '=', true)
    .execute()
  return wanted.flatMap((saleUnit) => rows.filter((row) => row.sale_unit === saleUnit))[0]
}

/** Only someone who sells for this very centre, by sale code or user name; who sells elsewhere is nobody here. */
export function findSalesperson({ db }: Context, saleUnit: string, saleCode: string) {
  return db
    .selectFrom('staff_centres')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select(['staff_centres.sale_code', 'staff.name'])
    .where('staff_centres.sale_unit', '=', saleUnit)
    .where((eb) => eb.or([eb('staff_centres.sale_code', '=', saleCode.trim()), eb('staff.username', '=', saleCode.trim())]))
    .orderBy((eb) => eb('staff_centres.sale_code', '=', saleCode.trim()), 'desc')
    .where('staff.active', '=', true)
    .executeTakeFirst()
}

/** What anybody may know of the one whose link they follow: a salesperson's first name, by the sale code and nothing else. */
async function findFirstName({ db }: Context, saleUnit: string, saleCode: string) {
  const found = await db
    .selectFrom('staff_centres')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select(['staff_centres.sale_code', 'staff.name'])
    .where('staff_centres.sale_unit', '=', saleUnit)
    .where('staff_centres.sale_code', '=', saleCode.trim())
    .where('staff_centres.role', '=', roles.salesperson)
    .where('staff.active', '=', true)
    .executeTakeFirst()
  return found?.sale_code ? { saleCode: found.sale_code, name: found.name.trim().split(/\s+/)[0] ?? '' } : null
}

export const registerOptions: Handler<Contracts['registerOptions']> = async ({ dist, saleCode }, context) => {
  const centre = await findRegisterCentre(context, dist)
  const { registerOpen, registerNeedsApproval, policyVersion, passwordLongest } = await context.settings(centre?.sale_unit)
  const saleUnit = centre?.sale_unit ?? ''
  const [salesperson, storeTypes] = await Promise.all([
    saleCode ? findFirstName(context, saleUnit, saleCode) : null,
    context.db
      .selectFrom('store_types')
      .select(['code', 'name_th', 'name_en'])
      .where('sale_unit', '=', saleUnit)
      .orderBy('name_th')
      .execute(),
  ])
  return {
    open: registerOpen && centre !== undefined,
    centre: centre ? { saleUnit, name: centre.name_th, nameEn: centre.name_en, phone: centre.phone } : null,
    salesperson,
    storeTypes: storeTypes.map(({ code, name_th, name_en }) => ({ code, name: name_th, nameEn: name_en })),
    needsApproval: registerNeedsApproval,
    policyVersion,
    passwordLongest,
  }
}
