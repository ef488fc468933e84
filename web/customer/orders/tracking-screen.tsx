import { Gift, PackageX, Phone, Truck } from 'lucide-react'
import { Form } from 'react-router'
import { countProducts } from '#shop/orders/count-products.ts'
import type { TrackedOrder } from '#shop/orders/order-contracts.ts'
import { isCancelled, statusNames } from '#shop/orders/order-status.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { DeliveryCard } from '#web/customer/delivery-tracking/delivery-card.tsx'
import type { FirstDelivery } from '#web/customer/delivery-tracking/find-first-delivery.ts'
import { moneyNames } from '#web/customer/payments/money-words.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { OtherCentreNotice } from './other-centre-notice.tsx'
import { saySlot } from './slot-words.ts'
import { Timeline } from './timeline.tsx'

type TrackingScreenProps = {
  tracked: TrackedOrder | null
  delivery: FirstDelivery | null
  id: string
  missing: boolean
  isGuest: boolean
  byNumber: boolean
}

export function TrackingScreen({ tracked, delivery, id, missing, isGuest, byNumber }: TrackingScreenProps) {
  const shop = useShopWords()
  const say = useOrderWords()
  const here = useSite()?.visitor?.saleUnit
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 pt-3 md:pt-6"
    >
      <PageHead title={say('track.title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('track.title')}</h1>
      {tracked && byNumber && tracked.saleUnit !== here ? (
        <OtherCentreNotice centre={{ saleUnit: tracked.saleUnit, name: tracked.centre }} />
      ) : null}
      {tracked ? <Tracked order={tracked} delivery={delivery} isOwner={byNumber} /> : null}
      {tracked ? null : (
        <Card className="grid gap-3">
          <FormAlert message={missing ? say(isGuest ? 'track.missingGuest' : 'track.missing') : undefined} />
          <Form method="get" action={paths.tracking()} className="grid gap-3">
            <TextField
              name="order"
              label={say('track.number')}
              hint={say('track.hint')}
              defaultValue={id}
              maxLength={64}
              required
            />
            <Button type="submit" size="lg">
              {say('track.find')}
            </Button>
          </Form>
          {isGuest ? (
            <LinkButton variant="secondary" to={withQuery(paths.login, { to: paths.tracking({ id }) })}>
              {shop('header.signIn')}
            </LinkButton>
          ) : null}
        </Card>
      )}
    </main>
  )
}

function Tracked({
  order,
  delivery,
  isOwner,
}: {
  order: TrackedOrder
  delivery: FirstDelivery | null
  isOwner: boolean
}) {
  const say = useOrderWords()
  const pay = usePayWords()
  const locale = useLocale()
  return (
    <>
      <Card className="grid gap-2">
        <p className="tabular text-muted text-sm">{order.number}</p>
        <p className="flex items-center gap-2 font-bold text-xl">
          {isCancelled(order.status) ? (
            <PackageX aria-hidden size={24} strokeWidth={1.75} className="text-danger" />
          ) : (
            <Truck aria-hidden size={24} strokeWidth={1.75} className="text-primary-text" />
          )}
          {statusNames[order.status][locale]}
        </p>
        {order.deliverOn && order.status !== 'POD' && !isCancelled(order.status) ? (
          <p>
            {say('succeed.comes', {
              day: sayWeekday(noonOf(order.deliverOn), locale),
              slot: saySlot(order.slot, say),
            })}
            {order.district ? ` · ${order.district}` : ''}
          </p>
        ) : null}
        {order.moneyState === 'unpaid' ? null : (
          <p className="text-sm">{pay(moneyNames[order.moneyState])}</p>
        )}
        {order.rider && !delivery?.news.delivery ? (
          <p className="text-sm">{say('order.rider', { name: order.rider })}</p>
        ) : null}
      </Card>
      {delivery ? (
        <DeliveryCard key={order.number} first={delivery} order={isOwner ? order : undefined} />
      ) : null}
      <Card>
        <Timeline steps={order.timeline} status={order.status} />
      </Card>
      <Card as="section" aria-labelledby="tracked-goods" className="grid gap-2">
        <h2 id="tracked-goods" className="text-lg">
          {say('checkout.products', {
            count: countProducts(order.lines.map(({ name, free }) => ({ productCode: name.th, free }))),
          })}
        </h2>
        <ul className="grid gap-1 text-sm">
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
            <li key={at} className="flex justify-between gap-3">
              <span className="flex min-w-0 items-center gap-1">
                {line.free ? (
                  <Gift aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-primary-text" />
                ) : null}
                {pick(locale, line.name.th, line.name.en)}
              </span>
              <span className="tabular shrink-0 text-muted">
                {sayCounted(line.quantity, pick(locale, line.unitName.th, line.unitName.en))}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card className="flex items-center justify-between gap-3">
        <span className="text-sm">{pick(locale, order.centre.th, order.centre.en)}</span>
        <a
          href={`tel:${order.centrePhone}`}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 whitespace-nowrap text-primary-text"
        >
          <Phone aria-hidden size={18} strokeWidth={1.75} />
          {sayPhone(order.centrePhone)}
        </a>
      </Card>
    </>
  )
}
