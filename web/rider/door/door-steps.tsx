import { useState } from 'react'
import { dueAtDoor } from '#shop/deliveries/due-at-door.ts'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { useRiderSite } from '#web/rider/store/rider-site.ts'
import { readBaht, refusalsOf } from './door-draft.ts'
import { DoorLines } from './door-lines.tsx'
import { DoorPayment } from './door-payment.tsx'
import { DoorProof } from './door-proof.tsx'
import { useDoorDraft } from './use-door-draft.ts'
import { useOwnPlace } from './use-own-place.ts'

type DoorStepsProps = { run: RiderRun; stop: RiderStop; onBack: () => void; onDone: () => void }

/** At the door: what is taken, then the money, then who took it. What is filled in outlives a reload. */
export default function DoorSteps({ run, stop, onBack, onDone }: DoorStepsProps) {
  const { mark } = useRiderSite()
  const record = useRecord()
  const { draft, change, forget } = useDoorDraft(`${mark} ${run.id} ${stop.orderNumber}`)
  const [part, setPart] = useState<'lines' | 'payment' | 'proof'>('lines')
  const [isRecorded, setIsRecorded] = useState(false)
  const { place, isFar } = useOwnPlace(mark, stop.pin)
  const refused = refusalsOf(draft, stop.lines)
  const { toCollect } = dueAtDoor(stop, refused)
  const other = draft.other === undefined ? undefined : readBaht(draft.other)
  const collected = toCollect === 0 ? 0 : (other ?? toCollect)

  async function keep() {
    if (isRecorded) return
    setIsRecorded(true)
    const { signature, photos, receiver, farReason } = draft
    await record(
      {
        ...{ runId: run.id, kind: 'deliver', orderNumber: stop.orderNumber, refused, collected },
        paidWay: collected === 0 ? 'none' : draft.way,
        why: collected === toCollect ? '' : draft.why.trim(),
        ...{ receiver: receiver.trim(), farReason: isFar ? farReason.trim() : '', note: '', place },
      },
      [...photos, ...(signature ? [signature] : [])],
    )
    onDone()
    await forget()
  }
  const of = { stop, draft, change, toCollect }
  if (part === 'lines')
    return (
      <DoorLines
        {...of}
        run={run}
        onBack={onBack}
        onNext={() => setPart(toCollect > 0 ? 'payment' : 'proof')}
      />
    )
  if (part === 'payment')
    return (
      <DoorPayment
        {...of}
        promptPay={run.promptPay}
        onBack={() => setPart('lines')}
        onNext={() => setPart('proof')}
      />
    )
  return (
    <DoorProof
      {...of}
      collected={collected}
      isFar={isFar}
      onBack={() => setPart(toCollect > 0 ? 'payment' : 'lines')}
      onKeep={() => void keep()}
    />
  )
}
