import type { Visitor } from '#web/kit/visit/visitor.ts'
import type { Owner } from './entry.ts'

/** Whose work a page keeps on the device. */
export async function ownerOf({ findStaff }: Visitor): Promise<Owner> {
  const { id = '', centre = '' } = (await findStaff())?.user ?? {}
  return { username: id, centre }
}
