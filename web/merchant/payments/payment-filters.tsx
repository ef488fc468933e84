import { Search } from 'lucide-react'
import { Form } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { paymentListContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentFilters } from '#shop/merchant-payments/payment-filters.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { type PaymentQuery, queryOf } from './payment-query.ts'
import { sayMethod } from './payment-sayings.ts'

const filterWords = {
  all: 'payments.filter.all',
  waiting: 'payments.filter.waiting',
  paid: 'payments.filter.paid',
  toReturn: 'payments.filter.toReturn',
  ended: 'payments.filter.ended',
} as const
const shownMethods = ['BANK', 'LINEPAY', 'CARD', 'QR', 'COD'] as const

type PaymentFiltersProps = { query: PaymentQuery; counts: AnswerOf<typeof paymentListContract>['counts'] }

/** What is shown, kept in the address; works without script. */
export function PaymentFilters({ query, counts }: PaymentFiltersProps) {
  const say = usePaymentWords()
  const { tab, request } = query
  return (
    <section aria-label={say('payments.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Form
        method="get"
        key={JSON.stringify(request)}
        className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-end gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_11rem_11rem_auto]"
      >
        <input type="hidden" name="tab" value={tab} />
        {tab === 'all' && request.filter !== 'all' ? (
          <input type="hidden" name="filter" value={request.filter} />
        ) : null}
        <div className="col-span-2 lg:col-span-1">
          <TextField
            label={say('payments.search')}
            name="text"
            type="search"
            maxLength={60}
            defaultValue={request.text}
            leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
          />
        </div>
        <div className="col-span-2 lg:col-span-1">
          <SelectField
            label={say('payments.method')}
            name="method"
            defaultValue={request.method ?? ''}
            placeholder={say('payments.anyMethod')}
            options={shownMethods.map((method) => ({ value: method, text: sayMethod(say, method) }))}
          />
        </div>
        <div className="min-w-0 *:grid-cols-[minmax(0,1fr)]">
          <TextField
            label={say('payments.from')}
            name="from"
            type="date"
            defaultValue={request.from}
            className="min-w-0"
          />
        </div>
        <div className="min-w-0 *:grid-cols-[minmax(0,1fr)]">
          <TextField
            label={say('payments.to')}
            name="to"
            type="date"
            defaultValue={request.to}
            className="min-w-0"
          />
        </div>
        <Button type="submit" variant="secondary" className="col-span-2 lg:col-span-1">
          {say('payments.find')}
        </Button>
      </Form>
      {tab === 'all' ? (
        <ul className="no-scrollbar flex gap-1.5 overflow-x-auto py-1.5">
          {paymentFilters.map((filter) => (
            <li key={filter} className="shrink-0">
              <ChipLink
                to={withQuery(
                  paymentPaths.payments,
                  queryOf(query, { filter: filter === 'all' ? undefined : filter, past: undefined }),
                )}
                chosen={request.filter === filter}
                preventScrollReset
              >
                {say(filterWords[filter])} <span className="tabular">{counts[filter]}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
