import { Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CustomerDetail,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'

type CustomerFactsProps = {
  customer: CustomerDetail['customer']
  options: AnswerOf<typeof customerOptionsContract>
  mayChange: boolean
  isManager: boolean
}

/** The master data, and the way to change it. */
export function CustomerFacts({ customer, options, mayChange, isManager }: CustomerFactsProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const [isEditing, setIsEditing] = useState(false)
  const [isMerging, setIsMerging] = useState(false)
  const none = say('facts.none')
  const facts = [
    [say('facts.contact'), customer.contact || none],
    [say('facts.email'), customer.email || none],
    [say('facts.line'), say(customer.hasLine ? 'facts.linked' : 'facts.notLinked')],
    [
      say('facts.type'),
      `${customer.typeName[locale]} · ${say('facts.level', { level: customer.priceLevel })}`,
    ],
    [say('facts.storeType'), customer.storeTypeName[locale]],
    [say('facts.salesperson'), customer.salesperson || customer.saleCode || say('list.nobody')],
    [say('facts.limit'), customer.creditLimit > 0 ? sayMoney(customer.creditLimit) : say('facts.noCredit')],
    [say('facts.taxNumber'), customer.taxNumber || none],
    [say('facts.licence'), say(customer.hasLicence ? 'facts.hasLicence' : 'facts.noLicence')],
    [say('facts.registered'), sayDate(noonOf(customer.registeredOn), locale)],
    ...(customer.knownAt.length > 0
      ? [[say('facts.knownAt'), customer.knownAt.map((centre) => centre[locale]).join(', ')]]
      : []),
  ]
  return (
    <Card as="section" aria-labelledby="facts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="facts" className="text-lg">
          {say('facts.title')}
        </h2>
        {mayChange && customer.status !== 'pending' && !customer.mergedInto ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => setIsEditing(true)}
          >
            {say('facts.edit')}
          </Button>
        ) : null}
      </div>
      <dl className="grid gap-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="wrap-anywhere text-right">{value}</dd>
          </div>
        ))}
        {customer.agentCode ? (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{say('facts.agent')}</dt>
            <dd>
              <Link
                to={merchantPaths.customer({ code: customer.agentCode })}
                className="text-primary-text underline"
              >
                {customer.agentCode}
              </Link>
            </dd>
          </div>
        ) : null}
      </dl>
      {isManager && customer.status === 'active' ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Merge aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => setIsMerging(true)}
        >
          {say('merge.open')}
        </Button>
      ) : null}
      {isMerging ? <MergeDialog customer={customer} onClose={() => setIsMerging(false)} /> : null}
      {isEditing ? (
        <EditDialog
          customer={customer}
          options={options}
          isManager={isManager}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </Card>
  )
}
