import type { Visitor } from '#web/kit/visit/visitor.ts'

/** The centre that the rider delivers for. */
export const centreOfRider = async ({ findRiderToken }: Visitor): Promise<string> =>
  (await findRiderToken())?.saleUnit ?? ''
