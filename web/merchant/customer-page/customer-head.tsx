import { ArrowLeft, IdCard, MessageCircle, Phone, ShoppingCart } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { sayPhone } from '#shop/thai/phone.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { CustomerDot } from '#web/merchant/customers/customer-dot.tsx'
import { DecideRegistration } from '#web/merchant/registrations/decide-registration.tsx'
import { CustomerVisitLinks } from '#web/merchant/visits/visit-links.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import type { CustomerPageData } from './customer-page-data.ts'
import { SwitchCustomer } from './switch-customer.tsx'
import { TokenLinkPanel } from './token-link-panel.tsx'

const quietLink = 'inline-flex min-h-11 w-fit items-center gap-2 text-primary-text hover:underline'

/** Who it is, how to reach them, and what is done most. */
export function CustomerHead(props: CustomerPageData) {
  const { saleUnit, detail, options, mayChange, isManager, problem, sent } = props
  const { customer } = detail
  const say = useMerchantWords()
  const sayCustomer = useCustomerWords()
  const doing = useNavigation().formData?.get('do')
  const { status } = customer
  return (
    <header className="grid gap-1">
      <Link
        to={merchantPaths.customers}
        className="-mb-1 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('page.merchantCustomers')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-xl md:text-2xl">{customer.name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            {customer.code}
            <CustomerDot status={status} />
            {customer.isAgent ? <span>{sayCustomer('facts.isAgent')}</span> : null}
          </p>
          {customer.mergedInto ? (
            <Link
              to={merchantPaths.customer({ code: customer.mergedInto, saleunit: saleUnit })}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {sayCustomer('merge.into', { code: customer.mergedInto })}
            </Link>
          ) : null}
          {status === 'inactive' && customer.statusWhy ? (
            <p className="text-danger text-sm">{sayCustomer('facts.why', { why: customer.statusWhy })}</p>
          ) : null}
          <p className="flex flex-wrap gap-x-4">
            <a href={`tel:${customer.mobile}`} className={quietLink}>
              <Phone aria-hidden size={18} strokeWidth={1.75} />
              {sayPhone(customer.mobile)}
            </a>
            {status === 'active' ? (
              <Link to={withQuery(merchantPaths.chat, { customer: customer.code })} className={quietLink}>
                <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
                {say('merchant.chat')}
              </Link>
            ) : null}
            {customer.hasCard ? (
              <a
                href={visitPaths.customerCard({ code: customer.code, saleunit: saleUnit })}
                target="_blank"
                rel="noopener"
                className={quietLink}
              >
                <IdCard aria-hidden size={18} strokeWidth={1.75} />
                {say('customers.card')}
              </a>
            ) : null}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap sm:justify-end">
          {status === 'active' ? (
            <Form method="post" className="contents">
              <span className="grid max-sm:col-span-2">
                <Button
                  type="submit"
                  name="do"
                  value="order"
                  loading={doing === 'order'}
                  icon={<ShoppingCart aria-hidden size={20} strokeWidth={1.75} />}
                >
                  {say('customers.orderFor')}
                </Button>
              </span>
              <TokenLinkPanel sent={sent} sending={doing === 'link'} />
            </Form>
          ) : null}
          {status === 'pending' ? (
            <DecideRegistration
              customer={customer}
              options={options}
              mayDecide={mayChange}
              mayChooseType={isManager}
            />
          ) : mayChange && !customer.mergedInto ? (
            <SwitchCustomer customer={customer} />
          ) : null}
        </div>
      </div>
      <CustomerVisitLinks code={customer.code} saleUnit={saleUnit} />
      <FormAlert message={problem?.message} />
    </header>
  )
}
