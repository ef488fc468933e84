import { useState } from 'react'
import type { Position } from '#shop/centres/distance.ts'
import type { Stop } from '#shop/my-sales/visit-contracts.ts'
import { isFar } from '#shop/my-sales/visit-result.ts'
import { metresBetween } from '#shop/visits/metres-between.ts'
import { useDraft } from '#web/merchant/outbox/drafts.ts'
import type { Entry, Owner, VisitWork } from '#web/merchant/outbox/entry.ts'
import { addEntry } from '#web/merchant/outbox/outbox.ts'
import { sender } from '#web/merchant/outbox/sender.ts'
import type { usePlace } from '#web/shared/positions/use-place.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'

/** A visit that lasts: it is on this device until its end was written down. */
export type OpenVisit = Omit<VisitWork, 'kind' | 'leftAt'> & {
  customerCode: string
  customerName: string
  pin: Position | null
  distance: number | null
}
const nobody: { open: OpenVisit | null } = { open: null }

/** The visit one is in. Everything goes through the outbox, so that it works without a signal and arrives once. */
export function useOpenVisit(owner: Owner, place: ReturnType<typeof usePlace>) {
  const say = useSalesWords()
  const { value, change, forget, isLoaded, isKept } = useDraft(
    `${owner.username} ${owner.centre} open visit`,
    nobody,
  )
  const [startingAt, setStartingAt] = useState<string>()
  const { open } = value

  async function keep(
    id: string,
    { customerCode, customerName, distance: _, pin: __, ...visit }: OpenVisit,
    leftAt: string | null,
  ) {
    const entry: Entry = {
      ...{ id, owner: owner.username, centre: owner.centre, madeAt: Date.now(), customerCode, customerName },
      work: { kind: 'visit', ...visit, leftAt },
    }
    if (!(await addEntry(entry)))
      showToast({ text: say('visits.notKept'), tone: 'danger', lifeMs: toastLife.serverError })
    sender.runNow()
  }

  async function begin({ code, name, pin }: Pick<Stop, 'code' | 'name' | 'pin'>) {
    if (open || startingAt) return
    setStartingAt(code)
    const arrivedAt = new Date().toISOString()
    const seen = await place.find()
    const visit: OpenVisit = {
      ...{ visitId: crypto.randomUUID(), customerCode: code, customerName: name, arrivedAt, place: seen },
      ...{ result: null, reason: null, tasks: [], note: '', farReason: '' },
      ...{ pin, distance: seen && pin ? metresBetween(seen, pin) : null },
    }
    change(() => ({ open: visit }))
    await keep(visit.visitId, visit, null)
    setStartingAt(undefined)
  }

  async function end() {
    if (!open) return
    const ended = open
    // Another key than the beginning has: that one may be on its way at this moment.
    await keep(`${ended.visitId} end`, ended, new Date().toISOString())
    await forget()
    showToast({ text: say('visits.kept', { name: ended.customerName }), tone: 'success' })
  }

  /** For who checked in before they agreed to tell where they are. */
  async function addPlace() {
    place.share(true)
    const seen = await place.findNow()
    if (!seen) return
    change(({ open }) => ({
      open: open && { ...open, place: seen, distance: open.pin ? metresBetween(seen, open.pin) : null },
    }))
  }

  return {
    ...{ addPlace },
    ...{ open, isLoaded, isKept, startingAt, begin, end },
    isFar: open !== null && isFar(open.distance, open.place?.accuracy ?? 0),
    tell: (part: Partial<OpenVisit>) =>
      change((before) => ({ open: before.open && { ...before.open, ...part } })),
  }
}
export type OpenVisitState = ReturnType<typeof useOpenVisit>
