import type { Satang } from '#shop/money/satang.ts'

/** Baht notes that customers pay with. */
export const notes = [100, 500, 1_000] as const

/** The change for what the customer hands over; undefined while it is not enough. */
export const changeDue = (due: Satang, given: Satang): Satang | undefined =>
  given < due ? undefined : given - due
