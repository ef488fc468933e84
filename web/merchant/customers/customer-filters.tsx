import { Select } from '@mantine/core'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { customerSorts } from '#shop/merchant-customers/customer-tabs.ts'
import type { customerOptionsContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { type CustomerQuery, type FilterName, filterNames, nobody } from './customer-query.ts'
import { sortWords } from './customer-sayings.ts'

type CustomerFiltersProps = {
  query: CustomerQuery
  options: AnswerOf<typeof customerOptionsContract>
  isOwn: boolean
  to: (changed: Record<string, string | undefined>) => string
}

/** What is shown, kept in the address. Choosing filters at once. */
export function CustomerFilters({ query, options, isOwn, to }: CustomerFiltersProps) {
  const say = useCustomerWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const choose = useChoose(to)
  const { filters } = query
  const people = [
    { value: nobody, label: say('list.nobody') },
    ...options.salespeople.map(({ saleCode, name }) => ({ value: saleCode, label: name })),
  ]
  const types = options.types.map(({ code, name }) => ({ value: code, label: name[locale] }))
  const labels = { from: say('list.from'), to: say('list.to') }
  const saidOf = (name: FilterName, value: string): string => {
    if (name === 'from' || name === 'to') return `${labels[name]} ${sayDate(noonOf(value), locale)}`
    const choices = name === 'saleCode' ? people : types
    return choices.find((choice) => choice.value === value)?.label ?? value
  }
  return (
    <FilterPanel
      search={say('list.search')}
      text={query.text}
      names={filterNames}
      filters={filters}
      saidOf={saidOf}
      to={to}
    >
      <Select
        label={say('list.sort')}
        data={customerSorts.map((value) => ({ value, label: say(sortWords[value]) }))}
        value={query.sort}
        allowDeselect={false}
        onChange={(value) => choose('sort', value === 'name' ? undefined : (value ?? undefined))}
      />
      {isOwn ? null : (
        <Select
          label={say('list.salesperson')}
          placeholder={say('list.any')}
          data={people}
          value={filters.saleCode ?? null}
          searchable
          clearable
          onChange={(value) => choose('saleCode', value ?? undefined)}
        />
      )}
      <Select
        label={say('list.type')}
        placeholder={say('list.any')}
        data={types}
        value={filters.customerType ?? null}
        clearable
        onChange={(value) => choose('customerType', value ?? undefined)}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={labels[name]}
          value={filters[name]}
          onChange={(day) => choose(name, day)}
          clearLabel={sayMerchant('list.without', { filter: labels[name] })}
        />
      ))}
    </FilterPanel>
  )
}
