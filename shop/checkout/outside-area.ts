import { z } from 'zod'

const centreNamed = z.object({ saleUnit: z.string(), name: z.string(), nameEn: z.string() })

/** An address that the centre does not deliver to, and what its owner can do instead. */
export const outsideArea = z.object({
  /** Subdistrict and postcode, as they stand on the address. */
  place: z.string(),
  /** Own addresses that the centre delivers to. */
  addressIds: z.array(z.string()),
  /** Own other centres that deliver there. */
  own: z.array(centreNamed),
  /** Centres that deliver there and can be asked to take the customer on; none where an own one does. */
  others: z.array(centreNamed.extend({ asked: z.boolean().default(false) })),
  pickup: z.boolean(),
})
export type OutsideArea = z.output<typeof outsideArea>
