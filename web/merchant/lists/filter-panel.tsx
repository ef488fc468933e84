import { Button, Collapse } from '@mantine/core'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMerchantWords } from '#web/words/words.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'

/** The address with some of its parts changed; undefined takes one out. */
type To = (changed: Record<string, string | undefined>) => string

/** Filters at once, where the reader is. */
export function useChoose(to: To) {
  const navigate = useNavigate()
  return (name: string, value: string | null | undefined) =>
    void navigate(to({ [name]: value ?? undefined }), { preventScrollReset: true })
}

type FilterPanelProps<Name extends string> = {
  search: string
  text: string | undefined
  names: readonly Name[]
  filters: Readonly<Partial<Record<Name, string>>>
  saidOf: (name: Name, value: string) => string
  to: To
  children: ReactNode
}

/** A search, fields that fold away, and what is filtered by now; all of it is kept in the address. */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { search, text = '', names, filters, saidOf, to, children } = props
  const say = useMerchantWords()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const active = names.flatMap((name) => {
    const value = filters[name]
    return value === undefined
      ? []
      : [{ name, text: saidOf(name, value), without: to({ [name]: undefined }) }]
  })
  return (
    <section aria-label={say('list.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <SearchField label={search} text={text} to={(typed) => to({ text: typed })} />
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setIsOpen(!isOpen)}
          leftSection={<ListFilter aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('list.filters')}
        </Button>
      </div>
      <Collapse expanded={isOpen} id={fields}>
        <div className="grid grid-cols-2 gap-2 rounded-card border border-hairline bg-card p-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          {children}
        </div>
      </Collapse>
      <FilterChips filters={active} none={to(Object.fromEntries(names.map((name) => [name, undefined])))} />
    </section>
  )
}
