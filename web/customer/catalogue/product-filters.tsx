import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSite } from '#web/kit/visit/site.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { type ListCategory, type ProductSearch, withChoice } from './product-search.ts'

type ProductFiltersProps = { categories: ListCategory[]; search: ProductSearch }

/** The filters of the list, stored in the address: categories by level, then the kind and the order. */
export function ProductFilters({ categories, search }: ProductFiltersProps) {
  const say = useShopWords()
  const { c1, c2, c3 } = search
  const level1 = categories.filter(({ level }) => level === 1)
  const level2 = c1 ? categories.filter(({ level, parent }) => level === 2 && parent === c1) : []
  const level3 = c2 ? categories.filter(({ level, parent }) => level === 3 && parent === c2) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Row label={say('header.categories')}>
        <ChipLink
          to={withChoice(search, { c1: undefined, c2: undefined, c3: undefined })}
          chosen={!c1 && !c2 && !c3}
        >
          {say('drawer.all')}
        </ChipLink>
        {level1.map(({ code, name }) => (
          <ChipLink
            key={code}
            to={withChoice(search, { c1: code, c2: undefined, c3: undefined })}
            chosen={c1 === code}
          >
            {name}
          </ChipLink>
        ))}
      </Row>
      {level2.length > 0 ? (
        <Row label={say('product.kinds')}>
          {level2.map(({ code, name }) => (
            <ChipLink
              key={code}
              size="sm"
              to={withChoice(search, { c2: c2 === code ? undefined : code, c3: undefined })}
              chosen={c2 === code}
              preventScrollReset
            >
              {name}
            </ChipLink>
          ))}
        </Row>
      ) : null}
      {level3.length > 0 ? (
        <Row label={say('product.finerKinds')}>
          {level3.map(({ code, name }) => (
            <ChipLink
              key={code}
              size="sm"
              to={withChoice(search, { c3: c3 === code ? undefined : code })}
              chosen={c3 === code}
              preventScrollReset
            >
              {name}
            </ChipLink>
          ))}
        </Row>
      ) : null}
      <KindAndOrder search={search} />
    </div>
  )
}

function KindAndOrder({ search }: { search: ProductSearch }) {
  const say = useShopWords()
  const pointsMode = useSite()?.pointsMode
  const types = (
    [
      { type: 'PROMOTION', text: say('product.onlyPromoted') },
      { type: 'HOTDEAL', text: say('product.onlyHot') },
      { type: 'NEW', text: say('home.new') },
    ] as const
  ).filter(({ type }) => type === 'NEW' || !pointsMode)
  const group =
    search.displayGroupId !== undefined ? search.displayGroupName || say('product.group') : undefined
  const promotion = search.promotionId ? say('product.inPromotion') : undefined
  return (
    <Row label={say('product.sortBy')}>
      {search.text ? <Removable to={withChoice(search, { text: '' })}>{`“${search.text}”`}</Removable> : null}
      {group ? (
        <Removable to={withChoice(search, { displayGroupId: undefined, displayGroupName: '' })}>
          {group}
        </Removable>
      ) : null}
      {promotion ? (
        <Removable to={withChoice(search, { promotionId: undefined })}>{promotion}</Removable>
      ) : null}
      {types.map(({ type, text }) => (
        <ChipLink
          key={type}
          size="sm"
          to={withChoice(search, { type: search.type === type ? '' : type })}
          chosen={search.type === type}
          preventScrollReset
        >
          {text}
        </ChipLink>
      ))}
      {/* Sorting by baht makes no sense in points mode. */}
      {pointsMode ? null : <Sorts search={search} />}
    </Row>
  )
}

function Sorts({ search }: { search: ProductSearch }) {
  const say = useShopWords()
  const sorts = [
    { sort: '', text: say('product.sortPopular') },
    { sort: 'asc', text: say('product.sortCheap') },
    { sort: 'desc', text: say('product.sortDear') },
  ] as const
  return (
    <>
      <span className="ml-1 shrink-0 border-hairline border-l pl-3 text-muted text-sm">
        {say('product.sortBy')}
      </span>
      {sorts.map(({ sort, text }) => (
        <ChipLink
          key={sort}
          size="sm"
          to={withChoice(search, { sort })}
          chosen={search.sort === sort}
          data-unchosen={sort === '' || undefined}
          preventScrollReset
        >
          {text}
        </ChipLink>
      ))}
    </>
  )
}

/** A filter set on another page; one tap removes it. */
function Removable({ to, children }: { to: string; children: string }) {
  const say = useShopWords()
  return (
    <ChipLink size="sm" to={to} chosen aria-label={say('product.without', { what: children })}>
      <span className="clamp-1 max-w-40">{children}</span>
      <X aria-hidden size={14} strokeWidth={2} />
    </ChipLink>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  // Scrolls the chosen chip into view on the page it leads to; a default choice scrolls nothing.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]:not([data-unchosen])')
    if (!row.current || !chosen) return
    const { clientWidth } = row.current
    if (chosen.offsetLeft > clientWidth - 64)
      row.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.clientWidth) / 2
  })
  return (
    <nav
      ref={row}
      aria-label={label}
      className="no-scrollbar relative -mx-3 -my-1 flex items-center gap-2 overflow-x-auto px-3 py-1.5 md:mx-0 md:flex-wrap md:px-0"
    >
      {children}
    </nav>
  )
}
