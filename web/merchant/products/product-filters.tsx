import { Button, Collapse, Select } from '@mantine/core'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import { type ActiveFilter, FilterChips } from '#web/merchant/lists/filter-chips.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { type FilterName, filterNames, type ProductQuery } from './product-query.ts'
import { productSorts, productStates } from './product-states.ts'

type Named = { code: string; nameTh: string; nameEn: string }
export type ProductOptions = {
  categories: readonly (Named & { level: number })[]
  brands: readonly Named[]
}
type ProductFiltersProps = {
  query: ProductQuery
  options: ProductOptions
  to: (changed: Record<string, string | undefined>) => string
}

/** What is shown, kept in the address. Choosing filters at once. */
export function ProductFilters({ query: { filters, sort }, options, to }: ProductFiltersProps) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const nameOf = ({ nameTh, nameEn }: Named) => pick(locale, nameTh, nameEn)
  const lists = [
    {
      name: 'state' as const,
      label: say('products.state'),
      choices: productStates
        .filter((state) => state !== 'all')
        .map((value) => ({ value, label: say(`products.state.${value}`) })),
    },
    {
      name: 'category' as const,
      label: say('products.category'),
      choices: options.categories.map((category) => ({
        value: `${category.level}-${category.code}`,
        label: `${'– '.repeat(category.level - 1)}${nameOf(category)}`,
      })),
    },
    {
      name: 'brand' as const,
      label: say('products.brand'),
      choices: options.brands.map((brand) => ({ value: brand.code, label: nameOf(brand) })),
    },
  ]
  const saidOf = (name: FilterName): string => {
    const value = filters[name] ?? ''
    if (name === 'barcode') return say('products.barcode', { barcode: value })
    const choice = lists.find((list) => list.name === name)?.choices.find((each) => each.value === value)
    return choice?.label.replace(/^(– )+/, '') ?? value
  }
  const active: ActiveFilter[] = filterNames
    .filter((name) => filters[name] !== undefined && filters[name] !== 'all')
    .map((name) => ({ name, text: saidOf(name), without: to({ [name]: undefined }) }))
  const choose = (name: string, value: string | undefined) =>
    navigate(to({ [name]: value }), { preventScrollReset: true })
  return (
    <section aria-label={sayMerchant('list.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <SearchField label={say('products.search')} text={filters.text ?? ''} to={(text) => to({ text })} />
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
          {lists.map(({ name, label, choices }) => (
            <Select
              key={name}
              label={label}
              placeholder={say('products.any')}
              data={choices}
              value={filters[name] ?? null}
              onChange={(value) => choose(name, value ?? undefined)}
              clearable
              searchable={choices.length > 8}
              limit={100}
            />
          ))}
          <Select
            label={say('products.sort')}
            data={productSorts.map((value) => ({ value, label: say(`products.sort.${value}`) }))}
            value={sort}
            onChange={(value) => choose('sort', value === 'popular' ? undefined : (value ?? undefined))}
            allowDeselect={false}
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
