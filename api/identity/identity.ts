import type { Handler } from '#api/kit/calls/perform.ts'
import { guestCode, roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { pick } from '#shop/words/locale.ts'

/** Guests browse the centre they chose by their postcode, or the default one; a network may ask everyone to sign in instead. */
export const guestLogin: Handler<Contracts['guestLogin']> = async (
  { dist },
  { db, settings, issueToken, locale },
) => {
  const { guestMode, defaultCentre, multiCentre } = await settings()
  if (!guestMode) throw refuse(identityProblems.guestsOff)
  const centre = await db
    .selectFrom('centres')
    .select(['sale_unit', 'name_th', 'name_en'])
    .where('active', '=', true)
    .orderBy((eb) => eb('sale_unit', '=', multiCentre ? (dist ?? '').toUpperCase() : ''), 'desc')
    .orderBy((eb) => eb('sale_unit', '=', defaultCentre), 'desc')
    .orderBy('sale_unit')
    .limit(1)
    .executeTakeFirst()
  if (!centre) throw refuse(identityProblems.guestsOff)
  const token = await issueToken({
    kind: 'user',
    role: roles.guest,
    saleUnit: centre.sale_unit,
    customerCode: guestCode,
  })
  const user = {
    customerCode: guestCode,
    name: guestCode,
    saleUnit: centre.sale_unit,
    mobile: '',
    activeCentre: centre.sale_unit,
    activeCentreName: pick(locale, centre.name_th, centre.name_en),
    role: roles.guest,
    accountCode: '',
    taxNumber: '',
    shopPhoto: '',
    pictureFile: '',
    personType: null,
    creditLimit: 0,
    debt: 0,
    points: 0,
  }
  return { user, token }
}
