import { MessageCircle } from 'lucide-react'
import type { DeliveryMessage } from '#shop/deliveries/action-kinds.ts'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { usePhone } from '#web/rider/store/use-rider-day.ts'
import { useStopWords } from '#web/words/rider/road/stop-words.ts'

/** Tells the customer by the centre's LINE account or by SMS, and how that went. */
export function StopMessages({ run, stop }: { run: RiderRun; stop: RiderStop }) {
  const say = useStopWords()
  const record = useRecord()
  const { kept } = usePhone()
  const { orderNumber } = stop
  const offered: DeliveryMessage[] = isOpenStop(stop.state) ? ['on the way', 'arriving'] : ['delivered']
  const words: Record<DeliveryMessage, string> = {
    'on the way': say('message.onTheWay'),
    arriving: say('message.arriving'),
    delivered: say('message.delivered'),
  }
  const last = (message: DeliveryMessage) =>
    kept.findLast(
      ({ action }) =>
        action.kind === 'message' && action.orderNumber === orderNumber && action.message === message,
    )
  function sayState(message: DeliveryMessage): string | undefined {
    const known = last(message)
    if (known?.state === 'refused') return known.problem
    if (known?.state === 'waiting') return say('message.waits')
    return stop.messages.includes(message) ? say('message.sent') : undefined
  }
  return (
    <section className="grid gap-2">
      <h2>{say('message.title')}</h2>
      <ul className="grid gap-2 landscape:grid-cols-2">
        {offered.map((message) => (
          <li key={message} className="grid content-start gap-1">
            <RiderButton
              look="secondary"
              icon={<MessageCircle aria-hidden size={24} />}
              onClick={() => void record({ runId: run.id, kind: 'message', orderNumber, message })}
            >
              {words[message]}
            </RiderButton>
            <p role="status" className="text-center text-base empty:hidden">
              {sayState(message)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
