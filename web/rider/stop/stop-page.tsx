import { CircleX, MapPin, Navigation, Phone } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderAnchor, RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { findOwnPlace } from '#web/rider/position/find-own-place.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { AmountToCollect } from '#web/rider/stops/amount-to-collect.tsx'
import { nextStop } from '#web/rider/stops/choose-run.ts'
import { useRefusalReason } from '#web/rider/stops/use-refusal-reason.ts'
import { useRiderSite } from '#web/rider/store/rider-site.ts'
import { useStopWords } from '#web/words/rider/road/stop-words.ts'
import { mapAddress } from './map-address.ts'
import { StopItems } from './stop-items.tsx'
import { StopMessages } from './stop-messages.tsx'
import { StopOutcome } from './stop-outcome.tsx'
import { whyNotHere } from './why-not-here.ts'

/** Who, where, how much; then the rest; and at the bottom what is to be done now. */
export function StopPage({ run, stop }: { run: RiderRun; stop: RiderStop }) {
  const say = useStopWords()
  const { mark } = useRiderSite()
  const record = useRecord()
  const navigate = useNavigate()
  const { contact } = stop
  const isOpen = isOpenStop(stop.state)
  const next = nextStop(run)
  const why = useRefusalReason(isOpen ? whyNotHere(run, stop) : undefined)
  const open = (step: string) => void navigate({ search: `?step=${step}` })
  async function arrive() {
    const { orderNumber } = stop
    await record({ runId: run.id, kind: 'arrive', orderNumber, place: await findOwnPlace(mark) })
  }
  return (
    <RiderPage
      title={say('stop.title', { place: stop.place, all: run.stops.length })}
      back={riderPaths.home}
      actions={
        <ActionBar>
          {isOpen && stop.state === 'waiting' ? (
            <RiderButton
              icon={<MapPin aria-hidden size={26} />}
              whyDisabled={why}
              onClick={() => void arrive()}
            >
              {say('stop.arrive')}
            </RiderButton>
          ) : null}
          {isOpen && stop.state === 'arrived' ? (
            <RiderButton whyDisabled={why} onClick={() => open('door')}>
              {say('stop.deliver')}
            </RiderButton>
          ) : null}
          {isOpen && !why ? (
            <RiderButton look="danger" icon={<CircleX aria-hidden size={26} />} onClick={() => open('fail')}>
              {say('stop.fail')}
            </RiderButton>
          ) : null}
          {isOpen ? null : next ? (
            <RiderLink to={riderPaths.detail({ orderid: next.orderNumber, saleunit: run.saleUnit })}>
              {say('stop.next')}
            </RiderLink>
          ) : (
            <RiderLink to={riderPaths.home}>{say('stop.toRun')}</RiderLink>
          )}
        </ActionBar>
      }
    >
      <section className="grid gap-2">
        <h2 className="wrap-anywhere text-2xl leading-tight">{stop.customerName}</h2>
        <p className="wrap-anywhere rounded-input bg-ink px-3 py-2 font-bold text-white">
          {stop.address} {stop.district} {stop.postcode}
        </p>
        {isOpen ? <AmountToCollect stop={stop} /> : <StopOutcome stop={stop} />}
        {stop.note ? (
          <p className="border-ink border-l-4 pl-3">
            <b>{say('stop.note')}</b> {stop.note}
          </p>
        ) : null}
      </section>
      <div className="grid grid-cols-2 gap-2">
        {contact.phone ? (
          <RiderAnchor href={`tel:${contact.phone}`} icon={<Phone aria-hidden size={24} />}>
            {say('stop.call')}
          </RiderAnchor>
        ) : null}
        <RiderAnchor href={mapAddress(stop)} icon={<Navigation aria-hidden size={24} />}>
          {say('stop.navigate')}
        </RiderAnchor>
      </div>
      {stop.state === 'cancelled' || stop.state === 'moved' ? null : <StopMessages run={run} stop={stop} />}
      <StopItems run={run} stop={stop} />
    </RiderPage>
  )
}
