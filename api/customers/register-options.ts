import { findCentresWithAreas, type NamedCentre } from '#api/centres/find-areas.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findPolicy } from '#api/policies/find-policy.ts'
import {
  centresServing,
  everywhere,
  findArea,
  nearestFirst,
  type Pinned,
} from '#shop/centres/delivery-area.ts'
import { roles } from '#shop/contract/caller.ts'
import type { ChosenBy, registerOptionsContract } from '#shop/customers/registration-contracts.ts'

type Found = { centre: NamedCentre | undefined; chosenBy: ChosenBy }

/** The centre: by link and setting, then by delivery area or distance; without an address the default one. */
export async function findRegisterCentre(
  { db, settings }: Context,
  dist: string,
  address?: Pinned,
): Promise<Found> {
  const { registerCentre, defaultCentre } = await settings()
  const centres = await findCentresWithAreas(db, address?.postcode ?? '')
  const named = (saleUnit: string) => centres.find((centre) => centre.saleUnit === saleUnit)
  const link = named(dist.trim().toUpperCase())
  if (link) return { centre: link, chosenBy: 'link' }
  const setting = named(registerCentre)
  if (setting) return { centre: setting, chosenBy: 'setting' }
  if (!address) return { centre: named(defaultCentre) ?? centres[0], chosenBy: 'default' }
  const serving = centresServing(centres, address)
  const usual = serving.find(({ centre, area }) => area === everywhere && centre.saleUnit === defaultCentre)
  const [first] = serving
  if (!first) return { centre: nearestFirst(centres, address)[0], chosenBy: 'nearest' }
  return { centre: (first.area === everywhere && usual ? usual : first).centre, chosenBy: 'address' }
}

/** Only a salesperson of this centre counts, by sale code or user name. */
export function findSalesperson({ db }: Context, saleUnit: string, saleCode: string) {
  return db
    .selectFrom('staff_centres')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select(['staff_centres.sale_code', 'staff.name'])
    .where('staff_centres.sale_unit', '=', saleUnit)
    .where((eb) =>
      eb.or([
        eb('staff_centres.sale_code', '=', saleCode.trim()),
        eb('staff.username', '=', saleCode.trim()),
      ]),
    )
    .orderBy((eb) => eb('staff_centres.sale_code', '=', saleCode.trim()), 'desc')
    .where('staff.active', '=', true)
    .executeTakeFirst()
}

/** The public part of a link's salesperson: the first name, by sale code only. */
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
  return found?.sale_code
    ? { saleCode: found.sale_code, name: found.name.trim().split(/\s+/)[0] ?? '' }
    : null
}

export const registerOptions: Handler<typeof registerOptionsContract> = async (
  { dist, saleCode, postcode, ...where },
  context,
) => {
  const address = postcode ? { postcode, ...where } : undefined
  const { centre, chosenBy } = await findRegisterCentre(context, dist, address)
  const { registerOpen, registerNeedsApproval, passwordLongest } = await context.settings(centre?.saleUnit)
  const saleUnit = centre?.saleUnit ?? ''
  const [salesperson, policy, storeTypes] = await Promise.all([
    saleCode ? findFirstName(context, saleUnit, saleCode) : null,
    findPolicy(context, saleUnit),
    context.db
      .selectFrom('store_types')
      .select(['code', 'name_th', 'name_en'])
      .where('sale_unit', '=', saleUnit)
      .orderBy('name_th')
      .execute(),
  ])
  return {
    open: registerOpen && centre !== undefined,
    centre: centre ? { saleUnit, name: centre.name.th, nameEn: centre.name.en, phone: centre.phone } : null,
    chosenBy,
    delivers: !address || !centre || findArea(centre.areas, address) !== undefined,
    salesperson,
    storeTypes: storeTypes.map(({ code, name_th, name_en }) => ({ code, name: name_th, nameEn: name_en })),
    needsApproval: registerNeedsApproval || chosenBy === 'nearest',
    policyVersion: policy.version,
    passwordLongest,
  }
}
