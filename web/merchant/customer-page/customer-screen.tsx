import { PageHead } from '#web/kit/page/page-head.tsx'
import { CouponsCard } from '#web/merchant/customer-account/coupons-card.tsx'
import { PointsCard } from '#web/merchant/customer-account/points-card.tsx'
import { StatementCard } from '#web/merchant/customer-account/statement-card.tsx'
import { BasketCard } from '#web/merchant/customer-sales/basket-card.tsx'
import { OrderList } from '#web/merchant/customer-sales/order-list.tsx'
import { SalesCard } from '#web/merchant/customer-sales/sales-card.tsx'
import { PlacesCard } from '#web/merchant/places/places-card.tsx'
import { RegistrationFacts } from '#web/merchant/registrations/registration-facts.tsx'
import { CustomerVisitsCard } from '#web/merchant/visit-day/customer-visits-card.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHead } from './customer-head.tsx'
import type { CustomerPageData } from './customer-page-data.ts'
import { ActingCard, ConsentsCard, HistoryCard } from './history-card.tsx'

/** On a phone the columns are one, in the order in which their parts are needed. */
const column = 'max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-3'

/** Everything about one customer on one page; what is done most is on top. */
export function CustomerScreen(props: CustomerPageData) {
  const { saleUnit, detail, options, statement, points, visits, facts, basket, mayChange, isManager } = props
  const { customer } = detail
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={customer.name} indexed={false} />
      <CustomerHead {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={column}>
          {facts ? (
            <RegistrationFacts facts={facts} />
          ) : (
            <>
              <SalesCard months={detail.months} />
              {basket ? <BasketCard basket={basket} saleUnit={saleUnit} /> : null}
              <OrderList orders={detail.orders} code={customer.code} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-1">
                <StatementCard statement={statement} saleUnit={saleUnit} code={customer.code} />
                <PointsCard points={points} customer={customer} mayCorrect={isManager} />
                <CouponsCard coupons={detail.coupons} />
              </div>
            </>
          )}
        </div>
        <div className={column}>
          <CustomerFacts customer={customer} options={options} mayChange={mayChange} isManager={isManager} />
          <PlacesCard places={detail.addresses} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-2">
            <CustomerVisitsCard saleUnit={saleUnit} visits={visits} />
            <ActingCard acting={detail.acting} />
            <ConsentsCard consents={detail.consents} />
            <HistoryCard history={detail.history} options={options} />
          </div>
        </div>
      </div>
    </main>
  )
}
