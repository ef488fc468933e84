import { Select } from '@mantine/core'
import { activityKinds } from '#shop/activity/activity-kinds.ts'
import { sayKind } from '#shop/activity/activity-words.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
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
  const choose = useChoose(to)
  const nameOf = (username: string) => people.find((person) => person.username === username)?.name ?? username
  const saidOf = (name: FilterName, value: string): string => {
    if (name === 'kind') return sayKind(value, locale)
    if (name === 'username') return nameOf(value)
    if (name === 'from') return say('filter.fromDay', { day: sayDate(noonOf(value), locale) })
    return name === 'to' ? say('filter.toDay', { day: sayDate(noonOf(value), locale) }) : value
  }
  return (
    <FilterPanel
      search={say('filter.search')}
      text={filters.text}
      names={filterNames}
      filters={filters}
      saidOf={saidOf}
      to={to}
    >
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
    </FilterPanel>
  )
}
