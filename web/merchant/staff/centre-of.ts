import type { Visitor } from '#web/kit/visit/visitor.ts'

/** The centre that the staff member works for now. */
export const centreOf = async ({ findStaff }: Visitor): Promise<string> =>
  (await findStaff())?.user.centre ?? ''
