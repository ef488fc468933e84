import { IdCard, Phone, ShoppingCart } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import type { Client, RegistrationFacts as Facts } from '#shop/merchants/client-contracts.ts'
import type { SentTokenLink } from '#shop/sign-in/token-link-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { CustomerVisitLinks } from '#web/merchant/visits/visit-links.tsx'
import * as customerCardPaths from '#web/paths/customer-card-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { DecideRegistration } from './decide-registration.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { TokenLinkPanel } from './token-link-panel.tsx'

/** One customer: order for them, or decide on their registration. */
export function CustomerScreen({
  customer,
  facts,
  mayApprove,
  problem,
  sent,
}: {
  customer: Client
  /** The data for deciding on a pending registration. */
  facts: Facts | undefined
  mayApprove: boolean
  problem: FormProblem | undefined
  /** A sign-in link that was just sent. */
  sent: SentTokenLink | undefined
}) {
  const say = useMerchantWords()
  const locale = useLocale()
  const doing = useNavigation().formData?.get('do')
  return (
    <main id="content" className="page-width grid gap-4 py-4 md:py-6">
      <PageHead title={customer.name} indexed={false} />
      <Breadcrumb
        label={say('app.menu')}
        trail={[
          { text: say('page.merchantCustomers'), to: merchantPaths.customers },
          { text: customer.name },
        ]}
      />
      <Card className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-xl md:text-2xl">{customer.name}</h1>
          {customer.status === 'pending' ? <Tag tone="secondary">{say('customers.pending')}</Tag> : null}
          {customer.status === 'inactive' ? <Tag tone="danger">{say('customers.inactive')}</Tag> : null}
        </div>
        <p className="text-muted">
          {customer.code} · {pick(locale, customer.typeName, customer.typeNameEn)}
          {customer.lastOrderOn ? (
            <span className="block sm:inline sm:before:content-['_·_']">
              {say('customers.lastOrder', { day: sayDate(noonOf(customer.lastOrderOn), locale) })}
            </span>
          ) : null}
        </p>
        <a
          href={`tel:${customer.mobile}`}
          className="inline-flex min-h-11 w-fit items-center gap-2 text-primary-text hover:underline"
        >
          <Phone aria-hidden size={18} strokeWidth={1.75} />
          {sayPhone(customer.mobile)}
        </a>
        {customer.hasCard ? (
          <a
            href={customerCardPaths.customerCard({ code: customer.code, saleunit: customer.saleUnit })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 w-fit items-center gap-2 text-primary-text hover:underline"
          >
            <IdCard aria-hidden size={18} strokeWidth={1.75} />
            {say('customers.card')}
          </a>
        ) : null}
        {facts ? <RegistrationFacts facts={facts} /> : null}
        <CustomerVisitLinks code={customer.code} saleUnit={customer.saleUnit} />
        <FormAlert message={problem?.message} />
        <Form method="post" className="grid gap-2 sm:flex sm:flex-wrap">
          {customer.status === 'active' ? (
            <Button
              type="submit"
              name="do"
              value="order"
              size="lg"
              loading={doing === 'order'}
              icon={<ShoppingCart aria-hidden size={20} strokeWidth={1.75} />}
            >
              {say('customers.orderFor')}
            </Button>
          ) : null}
          {customer.status === 'active' ? <TokenLinkPanel sent={sent} sending={doing === 'link'} /> : null}
          {customer.status === 'pending' ? (
            <DecideRegistration name={customer.name} mayApprove={mayApprove} doing={doing} />
          ) : null}
        </Form>
      </Card>
    </main>
  )
}
