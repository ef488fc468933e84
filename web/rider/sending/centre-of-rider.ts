import type { Visitor } from '#web/kit/visit/visitor.ts'

/** The centre that the rider delivers for. */
export const centreOfRider = async ({ findRider }: Visitor): Promise<string> =>
  (await findRider())?.user.saleUnit ?? ''
