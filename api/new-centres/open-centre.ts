import type { Db } from '#api/kit/database.ts'
import { newCentresProblems } from '#shop/new-centres/new-centres-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'
import { addOwner, type NewOwner } from './add-owner.ts'
import { addHomeArea } from './home-area.ts'
import { nextCentreCode } from './next-centre-code.ts'
import { addStarterRows } from './starter-rows.ts'

export type NewCentre = {
  /** Left out, it is the next free one of the province. */
  saleUnit?: string | undefined
  nameTh: string
  nameEn: string
  shortName: string
  address: string
  place: Place
  lat: number
  lng: number
  phone: string
  taxNumber: string
  photo?: string | null
  bankAccount?: { bankCode: string; accountNumber: string; accountName: string } | undefined
  owner: NewOwner
}

/**
 * Makes a centre that can work at once: a shop in its district can register and order there. Takes part in the
 * caller's transaction, and returns the code.
 */
export async function openCentre(tx: Db, centre: NewCentre, now: Date): Promise<string> {
  const saleUnit = centre.saleUnit ?? (await nextCentreCode(tx, centre.place.province))
  const { nameTh, shortName, place, bankAccount } = centre
  const made = await tx
    .insertInto('centres')
    .values({
      ...{ sale_unit: saleUnit, name_th: nameTh, name_en: centre.nameEn || nameTh },
      ...{ short_name: shortName || nameTh, photo: centre.photo ?? null, address: centre.address },
      ...{ ...place, lat: centre.lat, lng: centre.lng },
      ...{ phone: centre.phone, tax_number: centre.taxNumber, opened_at: now },
    })
    .onConflict((conflict) => conflict.column('sale_unit').doNothing())
    .returning('sale_unit')
    .executeTakeFirst()
  if (!made) throw refuse(newCentresProblems.codeTaken, { code: saleUnit })
  await addStarterRows(tx, { saleUnit, nameTh, nameEn: centre.nameEn || nameTh, phone: centre.phone }, now)
  await addHomeArea(tx, saleUnit, place)
  if (bankAccount)
    await tx
      .insertInto('bank_accounts')
      .values({
        ...{ sale_unit: saleUnit, bank_code: bankAccount.bankCode },
        ...{ account_number: bankAccount.accountNumber, account_name: bankAccount.accountName },
      })
      .execute()
  await addOwner(tx, saleUnit, centre.owner, now)
  return saleUnit
}
