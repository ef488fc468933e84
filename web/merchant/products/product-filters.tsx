import { Select } from '@mantine/core'
import { pick } from '#shop/words/locale.ts'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
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
  const locale = useLocale()
  const choose = useChoose(to)
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
  const saidOf = (name: FilterName, value: string): string => {
    if (name === 'barcode') return say('products.barcode', { barcode: value })
    const choice = lists.find((list) => list.name === name)?.choices.find((each) => each.value === value)
    return choice?.label.replace(/^(– )+/, '') ?? value
  }
  return (
    <FilterPanel
      search={say('products.search')}
      text={filters.text}
      names={filterNames}
      filters={{ ...filters, state: filters.state === 'all' ? undefined : filters.state }}
      saidOf={saidOf}
      to={to}
    >
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
    </FilterPanel>
  )
}
