import { Button, Collapse, Select } from '@mantine/core'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { activityKinds } from '#shop/activity/activity-kinds.ts'
import { sayKind } from '#shop/activity/activity-words.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { type ActiveFilter, FilterChips } from '#web/merchant/lists/filter-chips.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { useLogWords } from '#web/words/merchant/settings/log-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { type FilterName, filterNames, type LogQuery } from './log-query.ts'

type LogFiltersProps = {
  filters: LogQuery['filters']
  people: readonly { username: string; name: string }[]
  to: (changed: Record<string, string | undefined>) => string
}

/** What is shown, kept in the address. Choosing filters at once. */
export function LogFilters({ filters, people, to }: LogFiltersProps) {
  const say = useLogWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const choose = (name: FilterName, value: string | null | undefined) =>
    navigate(to({ [name]: value ?? undefined }), { preventScrollReset: true })
  const nameOf = (username: string) => people.find((person) => person.username === username)?.name ?? username
  const saidOf = (name: FilterName): string => {
    const value = filters[name] ?? ''
    if (name === 'kind') return sayKind(value, locale)
    if (name === 'username') return nameOf(value)
    if (name === 'from') return say('filter.fromDay', { day: sayDate(noonOf(value), locale) })
    return name === 'to' ? say('filter.toDay', { day: sayDate(noonOf(value), locale) }) : value
  }
  const active: ActiveFilter[] = filterNames
    .filter((name) => filters[name] !== undefined)
    .map((name) => ({ name, text: saidOf(name), without: to({ [name]: undefined }) }))
  return (
    <section aria-label={sayMerchant('list.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <SearchField label={say('filter.search')} text={filters.text ?? ''} to={(text) => to({ text })} />
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
        <div className="grid grid-cols-2 gap-2 rounded-card border border-hairline bg-card p-3 md:grid-cols-4">
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={say(`filter.${name}`)}
              value={filters[name]}
              onChange={(day) => choose(name, day)}
              clearLabel={sayMerchant('list.without', { filter: say(`filter.${name}`) })}
            />
          ))}
          <Select
            label={say('filter.person')}
            placeholder={say('filter.any')}
            data={people.map(({ username, name }) => ({ value: username, label: name }))}
            value={filters.username ?? null}
            onChange={(value) => choose('username', value)}
            clearable
            searchable={people.length > 8}
          />
          <Select
            label={say('filter.kind')}
            placeholder={say('filter.any')}
            data={activityKinds.map((value) => ({ value, label: sayKind(value, locale) }))}
            value={filters.kind ?? null}
            onChange={(value) => choose('kind', value)}
            clearable
          />
        </div>
      </Collapse>
      <FilterChips
        filters={active}
        none={to(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
      />
    </section>
  )
}
