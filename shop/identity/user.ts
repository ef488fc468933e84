import { z } from 'zod'
import { money, named } from '../contract/wire.ts'

const fields = {
  customerCode: ['CUSTOMERCODE', z.string()],
  name: ['CUSTOMERNAME', z.string()],
  saleUnit: ['SALEUNIT', z.string()],
  mobile: ['MOBILENO', z.string()],
  activeCentre: ['ActiveDC', z.string()],
  activeCentreName: ['ActiveDCName', z.string()],
  role: ['userRole', z.string()],
  accountCode: ['AccountCode', z.string()],
  taxNumber: ['TAXNO', z.string()],
  shopPhoto: ['ShopPhotoImage', z.string()],
  pictureFile: ['PicFileName', z.string()],
  personType: ['PersonType', z.int().nullable()],
  creditLimit: ['AuthorizeAmount', money],
  debt: ['DebtAmount', money],
  points: ['Points', z.int()],
} as const

/** The signed-in shopper as the specification's clients know it. */
export const user = named(fields)
export type User = z.output<typeof user>

/** A customer with someone acting for them: the user, the token that names both, and the actor. */
export const actedFor = named({
  ...fields,
  jtoken: ['jtoken', z.string()],
  actorName: ['UserId', z.string()],
})
