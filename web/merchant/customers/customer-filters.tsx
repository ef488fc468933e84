import { Button, Collapse, Select } from '@mantine/core'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { customerSorts } from '#shop/merchant-customers/customer-tabs.ts'
import type { customerOptionsContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { type ActiveFilter, FilterChips } from '#web/merchant/lists/filter-chips.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
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
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const { filters } = query
  const choose = (name: string, value: string | undefined) =>
    void navigate(to({ [name]: value }), { preventScrollReset: true })
  const people = [
    { value: nobody, label: say('list.nobody') },
    ...options.salespeople.map(({ saleCode, name }) => ({ value: saleCode, label: name })),
  ]
  const types = options.types.map(({ code, name }) => ({ value: code, label: name[locale] }))
  const labels = { from: say('list.from'), to: say('list.to') }
  const saidOf = (name: FilterName): string => {
    const value = filters[name] ?? ''
    if (name === 'from' || name === 'to') return `${labels[name]} ${sayDate(noonOf(value), locale)}`
    const choices = name === 'saleCode' ? people : types
    return choices.find((choice) => choice.value === value)?.label ?? value
  }
  const active: ActiveFilter[] = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => ({ name, text: saidOf(name), without: to({ [name]: undefined }) }))
  return (
    <section aria-label={sayMerchant('list.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <SearchField label={say('list.search')} text={query.text ?? ''} to={(text) => to({ text })} />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setIsOpen(!isOpen)}
          leftSection={<ListFilter aria-hidden size={18} strokeWidth={1.75} />}
        >
          {sayMerchant('list.filters')}
        </Button>
      </div>
      <Collapse expanded={isOpen} id={fields}>
        <div className="grid grid-cols-2 gap-2 rounded-card border border-hairline bg-card p-3 md:grid-cols-3 xl:grid-cols-5">
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
        </div>
      </Collapse>
      <FilterChips
        filters={active}
        none={to(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
      />
    </section>
  )
}
