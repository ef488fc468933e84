import { Select } from '@mantine/core'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderFiltersContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { deliveryMethods } from '#shop/orders/delivery-method.ts'
import { moneyStates } from '#shop/payments/money-state.ts'
import { paymentMethods } from '#shop/payments/payment-methods.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
import { sayMethod, sayMoneyState } from '#web/merchant/payments/payment-sayings.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { type FilterName, filterNames, type OrderQuery } from './order-query.ts'

type OrderFiltersProps = {
  query: OrderQuery
  options: AnswerOf<typeof orderFiltersContract>
  to: (changed: Record<string, string | undefined>) => string
}
type Choice = { name: FilterName; label: string; choices: { value: string; label: string }[] }

/** What is shown, kept in the address. Choosing filters at once. */
export function OrderFilters({ query: { filters, oldestFirst }, options, to }: OrderFiltersProps) {
  const say = useMerchantOrderWords()
  const sayMerchant = useMerchantWords()
  const sayPayment = usePaymentWords()
  const locale = useLocale()
  const choose = useChoose(to)
  const lists: Choice[] = [
    {
      name: 'payment',
      label: say('orders.payment'),
      choices: paymentMethods.map((value) => ({ value, label: sayMethod(sayPayment, value) })),
    },
    {
      name: 'moneyState',
      label: say('orders.money'),
      choices: moneyStates.map((value) => ({ value, label: sayMoneyState(sayPayment, value) })),
    },
    {
      name: 'deliveryMethod',
      label: say('orders.delivery'),
      choices: deliveryMethods.map((value) => ({ value, label: say(`orders.delivery.${value}`) })),
    },
    {
      name: 'saleCode',
      label: say('orders.salesperson'),
      choices: options.salespeople.map(({ saleCode, name }) => ({ value: saleCode, label: name })),
    },
    {
      name: 'rider',
      label: say('orders.rider'),
      choices: options.riders.map(({ mobile, name }) => ({ value: mobile, label: name })),
    },
    {
      name: 'district',
      label: say('orders.area'),
      choices: options.districts.map((value) => ({ value, label: value })),
    },
  ]
  const days = [
    { name: 'from', label: say('orders.from') },
    { name: 'to', label: say('orders.to') },
    { name: 'deliverOn', label: say('orders.round') },
  ] as const
  const saidOf = (name: FilterName, value: string): string => {
    const list = lists.find((each) => each.name === name)
    if (list) return list.choices.find((choice) => choice.value === value)?.label ?? value
    const day = days.find((each) => each.name === name)
    return day ? `${day.label} ${sayDate(noonOf(value), locale)}` : value
  }
  return (
    <FilterPanel
      search={say('orders.search')}
      text={filters.text}
      names={filterNames}
      filters={filters}
      saidOf={saidOf}
      to={to}
    >
      {days.map(({ name, label }) => (
        <DayField
          key={name}
          label={label}
          value={filters[name]}
          onChange={(day) => choose(name, day)}
          clearLabel={sayMerchant('list.without', { filter: label })}
        />
      ))}
      {lists.map(({ name, label, choices }) => (
        <Select
          key={name}
          label={label}
          placeholder={say('orders.any')}
          data={choices}
          value={filters[name] ?? null}
          onChange={(value) => choose(name, value ?? undefined)}
          clearable
          searchable={choices.length > 8}
        />
      ))}
      <Select
        label={say('orders.order')}
        data={[
          { value: 'newest', label: say('orders.newest') },
          { value: 'oldest', label: say('orders.oldest') },
        ]}
        value={oldestFirst ? 'oldest' : 'newest'}
        onChange={(value) => choose('sort', value === 'oldest' ? 'oldest' : undefined)}
        allowDeselect={false}
      />
    </FilterPanel>
  )
}
