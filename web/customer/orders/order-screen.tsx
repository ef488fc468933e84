import { Phone, Printer, Share2 } from 'lucide-react'
import type { OrderReports as OrderReportsFound } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { awaitsPayment } from '#shop/orders/order-tabs.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { percentOf, showOrder, vatSummary } from '#shop/orders/shown-order.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate, sayDateTime, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { AskAbout } from '#web/customer/chat/ask-about.tsx'
import { OrderReports } from '#web/customer/delivery-reports/order-reports.tsx'
import { DeliveryCard } from '#web/customer/delivery-tracking/delivery-card.tsx'
import type { FirstDelivery } from '#web/customer/delivery-tracking/find-first-delivery.ts'
import { RefusedGoods } from '#web/customer/delivery-tracking/refused-goods.tsx'
import { PaperLink } from '#web/customer/papers/paper-link.tsx'
import type { PayToData } from '#web/customer/payments/find-pay-to.ts'
import { isGoingBack, moneyNames } from '#web/customer/payments/money-words.ts'
import { OrderMoney } from '#web/customer/payments/order-money.tsx'
import { PayTo } from '#web/customer/payments/pay-to.tsx'
import { paymentNames } from '#web/customer/payments/payment-words.ts'
import { Totals } from '#web/customer/pricing/totals.tsx'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { LineShareButton } from '#web/kit/page/share-buttons.tsx'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CentreMessages, ShortGoods } from './centre-messages.tsx'
import { OrderLines } from './order-lines.tsx'
import { type OtherCentre, OtherCentreNotice } from './other-centre-notice.tsx'
import { saySlot } from './slot-words.ts'
import { StatusTag } from './status-tag.tsx'
import { Timeline } from './timeline.tsx'
import { TransferReceived } from './transfer-received.tsx'

type OrderData = OrderDetail & {
  payTo: PayToData | null
  mayRecordTransfer: boolean
  elsewhere: OtherCentre | undefined
  delivery: FirstDelivery | null
  reports: OrderReportsFound | null
  /** Whether the shop offers standing orders. */
  standingOpen: boolean
}

/** A whole order: status, lines, amounts with reasons, and actions. It prints as an A4 sheet. */
export function OrderScreen(data: OrderData) {
  const { order, timeline, mayCancel, payTo, delivery } = data
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  const site = useSite()
  const waits = awaitsPayment({ status: order.status, payment: order.payment, paid: order.paidAt !== null })
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 md:gap-5 md:pt-6"
    >
      <PageHead title={`${say('order.title')} ${order.number}`} indexed={false} />
      <p className="hidden font-bold print:block">
        {data.elsewhere
          ? pick(locale, data.elsewhere.name.th, data.elsewhere.name.en)
          : site?.centre
            ? pick(locale, site.centre.name, site.centre.nameEn)
            : null}
      </p>
      <div className="no-print flex items-center">
        <BackButton />
        <Breadcrumb
          label={say('order.way')}
          trail={[
            { to: paths.history, text: shop(site?.pointsMode ? 'menu.redeemHistory' : 'page.history') },
            { text: order.number },
          ]}
        />
      </div>
      {data.elsewhere ? <OtherCentreNotice centre={data.elsewhere} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="tabular flex flex-wrap items-center gap-2 text-xl md:text-2xl">
            {order.number}
            <StatusTag status={order.status} waitsForMoney={waits} />
          </h1>
          <p className="text-muted text-sm">
            {sayDateTime(new Date(order.placedAt), locale)} ·{' '}
            {order.placedByKind === 'customer'
              ? say('order.bySelf')
              : say('order.placedBy', { name: order.placedByName })}
          </p>
        </div>
        <Actions data={data} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          {delivery ? <DeliveryCard key={`delivery ${order.number}`} first={delivery} order={order} /> : null}
          <TransferReceived key={order.number} order={order} may={data.mayRecordTransfer} />
          {order.pointsMode ? null : <OrderMoney order={order} mayPay={!data.elsewhere} />}
          {payTo && !order.slipInHand ? (
            <PayTo
              to={payTo}
              order={{ saleUnit: order.saleUnit, orderNumbers: [order.number] }}
              payBefore={order.payBefore}
              overdue={order.paymentOverdue}
            />
          ) : null}
          <RefusedGoods refused={data.refused} />
          <ShortGoods shortages={data.shortages} />
          <OrderReports order={order} reports={data.reports} isElsewhere={Boolean(data.elsewhere)} />
          <OrderLines data={data} />
          <Sums data={data} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
          <Card as="section" aria-labelledby="timeline" className="no-print grid gap-3">
            <h2 id="timeline" className="text-lg">
              {say('order.timeline')}
            </h2>
            <Timeline steps={timeline} status={order.status} />
            {order.riderName && !delivery?.news.delivery ? (
              <p className="flex items-center justify-between gap-2 text-sm">
                {say('order.rider', { name: order.riderName })}
                {order.riderMobile ? (
                  <a
                    href={`tel:${order.riderMobile}`}
                    className="inline-flex min-h-11 shrink-0 items-center gap-1 whitespace-nowrap text-primary-text"
                  >
                    <Phone aria-hidden size={18} strokeWidth={1.75} />
                    {sayPhone(order.riderMobile)}
                  </a>
                ) : null}
              </p>
            ) : null}
          </Card>
          <CentreMessages remarks={data.remarks} />
          <Where data={data} />
          <CancelOrder key={order.number} number={order.number} mayCancel={mayCancel} />
        </div>
      </div>
    </main>
  )
}

function Actions({ data: { order, elsewhere, standingOpen } }: { data: OrderData }) {
  const say = useOrderWords()
  const locale = useLocale()
  const { origin = '', liff } = useSite() ?? {}
  const isInLine = liff !== undefined
  const tracking = origin + inLanguage(locale, paths.tracking({ id: order.trackingKey }))
  async function share(): Promise<void> {
    try {
      if (navigator.share) await navigator.share({ title: order.number, url: tracking })
      else {
        await navigator.clipboard.writeText(tracking)
        showToast({ text: say('order.linkCopied'), tone: 'success', lifeMs: toastLife.local })
      }
    } catch {
      // Closing the share sheet is a choice, not an error.
    }
  }
  return (
    <div className="no-print grid w-full grid-cols-2 gap-2 *:[form]:col-span-2 sm:flex sm:w-auto sm:flex-wrap">
      {elsewhere ? null : <BuyAgain orderNumber={order.number} label={say('again.whole')} size="md" />}
      {elsewhere || order.pointsMode || !standingOpen ? null : (
        <LinkButton
          to={withQuery(paths.subscription({ id: 'new' }), { order: order.number })}
          reloadDocument
          variant="secondary"
          className="col-span-2"
        >
          {say('order.standing')}
        </LinkButton>
      )}
      {elsewhere ? null : (
        <AskAbout
          about={{ order: order.number }}
          className={`col-span-2 ${buttonLook({ variant: 'secondary' })}`}
        />
      )}
      {isInLine ? (
        <LineShareButton
          size="md"
          page={{
            title: say('order.sharedTitle', { number: order.number }),
            open: say('order.sharedOpen'),
            path: paths.tracking({ id: order.trackingKey }),
          }}
        />
      ) : (
        <Button
          variant="secondary"
          icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
          onClick={share}
        >
          {say('order.share')}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => print()}
      >
        {say('order.print')}
      </Button>
    </div>
  )
}

function Sums({ data }: { data: OrderData }) {
  const { order, vatGroups } = data
  const say = useOrderWords()
  const locale = useLocale()
  const pay = usePayWords()
  // A cancelled order needs no payment, and one whose slip is being checked none now.
  const owed = !order.paidAt && !isCancelled(order.status) && !order.slipInHand
  const goesBack = isGoingBack(order.moneyState)
  return (
    <Card as="section" aria-label={say('cart.summary')} className="grid gap-3">
      <Totals
        priced={{
          mode: order.pointsMode ? 'points' : 'money',
          shown: showOrder(data).sums,
          points: order.points,
        }}
        vatPercent={percentOf(vatGroups)}
        fetched={order.deliveryMethod === 'PICKUP'}
      />
      {order.pointsMode ? null : (
        <table className="w-full text-muted text-xs [&_:is(td,th+th)]:pl-3 [&_:is(td,th)]:align-bottom [&_td]:whitespace-nowrap">
          <caption className="pb-1 text-left font-bold">{say('order.vatSummary')}</caption>
          <thead>
            <tr className="text-right">
              <th className="text-left font-normal">{say('order.vatKind')}</th>
              <th className="font-normal">{say('order.vatNet')}</th>
              <th className="font-normal">VAT</th>
              <th className="font-normal">{say('order.vatGross')}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {vatSummary(data).map(({ priceType, percent, net, vat, gross }) => (
              <tr key={priceType} className="text-right">
                <th className="text-left font-normal">
                  {priceType === 0 ? say('order.untaxed') : say('order.taxed', { percent })}
                </th>
                <td>{sayMoney(net)}</td>
                <td>{sayMoney(vat)}</td>
                <td>{sayMoney(gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="border-hairline border-t pt-2 text-sm">
        {say(paymentNames[order.payment])}
        {order.paidAt ? ` · ${say('order.paid', { time: sayDateTime(new Date(order.paidAt), locale) })}` : ''}
        {goesBack ? ` · ${pay(moneyNames[order.moneyState])}` : ''}
        {order.slipInHand ? ` · ${pay('money.slip')}` : ''}
        {owed ? ` · ${say('order.unpaid')}` : ''}
        {order.dueOn && owed
          ? ` · ${say('order.dueOn', { date: sayDate(noonOf(order.dueOn), locale) })}`
          : ''}
        {order.paymentOverdue && !order.slipInHand ? ` · ${say('order.overdue')}` : ''}
        {order.payBefore && owed && !order.paymentOverdue
          ? ` · ${say('order.payBefore', { time: sayDateTime(new Date(order.payBefore), locale) })}`
          : ''}
      </p>
    </Card>
  )
}

function Where({ data: { order, shipTo, billTo, invoice } }: { data: OrderData }) {
  const say = useOrderWords()
  const locale = useLocale()
  return (
    <Card
      as="section"
      aria-label={say('checkout.addresses')}
      className="grid gap-3 text-sm print:grid-cols-2"
    >
      <div>
        <h2 className="text-base">{say('checkout.shipTo')}</h2>
        <address className="not-italic">
          <span className="block font-bold">{shipTo.name}</span>
          <span className="block text-muted">{sayPlace(shipTo, locale)}</span>
          <span className="tabular block text-muted">{sayPhone(shipTo.phone)}</span>
        </address>
        {order.deliverOn && !isCancelled(order.status) ? (
          <p className="pt-1">
            {say(
              order.status === 'POD'
                ? 'order.cameOn'
                : order.deliveryMethod === 'PICKUP'
                  ? 'succeed.fetch'
                  : 'succeed.comes',
              {
                day: sayWeekday(noonOf(order.deliverOn), locale),
                slot: saySlot(order.slot, say),
              },
            )}
          </p>
        ) : null}
      </div>
      <div>
        <h2 className="text-base">{say('checkout.billTo')}</h2>
        <address className="not-italic">
          <span className="block font-bold">{billTo.name}</span>
          <span className="block text-muted">{sayPlace(billTo, locale)}</span>
        </address>
        {order.needsTaxInvoice ? (
          <p className="tabular pt-1">
            {say('order.tax', {
              number: order.taxNumber || billTo.taxNumber,
              branch: order.taxBranch || '00000',
            })}
          </p>
        ) : null}
        {order.needsTaxInvoice && invoice ? (
          <PaperLink
            order={order}
            className="no-print inline-flex min-h-11 items-center text-primary-text underline"
          >
            {say('order.invoicePdf', { number: invoice.number })}
          </PaperLink>
        ) : null}
      </div>
      {order.remark ? (
        <p className="wrap-anywhere print:col-span-2">{say('order.remark', { remark: order.remark })}</p>
      ) : null}
    </Card>
  )
}
