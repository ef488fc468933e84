import { Phone, TriangleAlert } from 'lucide-react'
import { RiderAnchor, RiderButton } from '#web/rider/parts/rider-button.tsx'
import { unreadRefusals } from '#web/rider/store/refusals.ts'
import { type PhoneSnapshot, riderPhone } from '#web/rider/store/rider-phone.ts'
import { useRiderWords } from '#web/words/words.tsx'

const none: never[] = []

/** What the centre did not accept, above everything else until the rider has read it. */
export function RefusalList({ phone }: { phone: PhoneSnapshot }) {
  const say = useRiderWords()
  const refusals = unreadRefusals(phone.loaded?.runs ?? none, phone.kept, phone.read)
  if (refusals.length === 0) return null
  return (
    <section
      aria-label={say('rider.refused')}
      className="grid gap-2 px-[calc(var(--rider-side)-0.25rem)] py-2"
    >
      {refusals.map(({ id, problem, orderNumber, centrePhone }) => (
        <div key={id} role="alert" className="grid gap-2 rounded-card border-3 border-danger-hover p-3">
          <p className="flex items-start gap-2 font-bold text-danger-hover">
            <TriangleAlert aria-hidden size={26} strokeWidth={2} className="shrink-0" />
            {orderNumber ? say('rider.refusedOf', { number: orderNumber }) : say('rider.refused')}
          </p>
          <p>{problem}</p>
          <div className="flex gap-2">
            {centrePhone ? (
              <RiderAnchor href={`tel:${centrePhone}`} icon={<Phone aria-hidden size={22} />}>
                {say('rider.callCentre')}
              </RiderAnchor>
            ) : null}
            <RiderButton onClick={() => riderPhone.markRead(id)}>{say('rider.understood')}</RiderButton>
          </div>
        </div>
      ))}
    </section>
  )
}
