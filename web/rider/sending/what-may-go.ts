import { mostActions } from '#shop/deliveries/action-kinds.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import { inOrder, isHeld, type KeptAction } from '#web/rider/store/kept-action.ts'

/** Stops do not wait for each other; what concerns the whole run keeps its place among all of it. */
function mustFollow(action: RiderAction, before: RiderAction): boolean {
  if (action.runId !== before.runId) return false
  return !isOfStop(action) || !isOfStop(before) || action.orderNumber === before.orderNumber
}

/** The actions to send next, in their order: none that can be undone, and none before what it follows. */
export function whatMayGo(kept: readonly KeptAction[], now: number): KeptAction[] {
  const behind: RiderAction[] = []
  const going: KeptAction[] = []
  for (const each of inOrder(kept)) {
    if (each.state !== 'waiting') continue
    const waits = isHeld(each, now) || behind.some((before) => mustFollow(each.action, before))
    if (waits) behind.push(each.action)
    else going.push(each)
  }
  return going.slice(0, mostActions)
}

/** Pictures follow the figures they belong to. */
export function whichProofsMayGo(kept: readonly KeptAction[]): KeptAction[] {
  return inOrder(kept).filter(
    ({ state, proofs }) => state !== 'waiting' && proofs.some(({ problem }) => !problem),
  )
}
