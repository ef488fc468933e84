import type { PaidWay, RefusalReason } from '#shop/deliveries/door-reasons.ts'
import type { Refusal } from '#shop/deliveries/rider-actions.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { KeptProof } from '#web/rider/store/kept-action.ts'

/** What is filled in at the door, before it is recorded. */
export type DoorDraft = {
  taken: Record<number, number>
  reasons: Record<number, RefusalReason>
  way: Exclude<PaidWay, 'none'>
  /** Another amount than is due; undefined for just that. */
  other: string | undefined
  why: string
  receiver: string
  farReason: string
  photos: KeptProof[]
  signature: KeptProof | undefined
}

export const emptyDoor: DoorDraft = {
  ...{ taken: {}, reasons: {}, way: 'cash', other: undefined, why: '', receiver: '', farReason: '' },
  ...{ photos: [], signature: undefined },
}

/** The lines that are not taken whole; the reason that most have is the shop's own. */
export function refusalsOf(
  { taken, reasons }: Pick<DoorDraft, 'taken' | 'reasons'>,
  lines: readonly { line: number; quantity: number }[],
): Refusal[] {
  return lines.flatMap(({ line, quantity }) => {
    const kept = taken[line] ?? quantity
    return kept < quantity ? [{ line, taken: kept, reason: reasons[line] ?? 'changedMind' }] : []
  })
}

/** The first line of less than all of it without a reason. */
export const lineWithoutReason = (
  { taken, reasons }: Pick<DoorDraft, 'taken' | 'reasons'>,
  lines: readonly { line: number; quantity: number }[],
): number | undefined =>
  lines.find(({ line, quantity }) => (taken[line] ?? quantity) < quantity && !reasons[line])?.line

/** Baht as typed, in satang; undefined when it is no amount. */
export function readBaht(text: string): Satang | undefined {
  const [, baht, part = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.replaceAll(',', '').trim()) ?? []
  return baht === undefined ? undefined : Number(baht) * 100 + Number(part.padEnd(2, '0'))
}
