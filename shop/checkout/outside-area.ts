import { z } from 'zod'

const centreNamed = z.object({ saleUnit: z.string(), name: z.string(), nameEn: z.string() })

/** An address outside the delivery area, with the alternatives. */
export const outsideArea = z.object({
  /** Subdistrict and postcode as written in the address. */
  place: z.string(),
  /** The customer's own addresses inside the delivery area. */
  addressIds: z.array(z.string()),
  /** The customer's other centres that deliver there. */
  own: z.array(centreNamed),
  /** Centres that deliver there and can be asked; none when one of the customer's own does. */
  others: z.array(centreNamed.extend({ asked: z.boolean().default(false) })),
  pickup: z.boolean(),
})
export type OutsideArea = z.output<typeof outsideArea>
