import { cellsOf, ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { unitPrices } from '#shop/pricing/unit-prices.ts'
import { pick } from '#shop/words/locale.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { ActiveSwitch } from '#web/merchant/product-changes/active-switch.tsx'
import * as productPaths from '#web/paths/product-paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ProductTableProps = {
  products: readonly MerchantProduct[]
  mayChange: boolean
  selection: Selection | undefined
}

export function ProductTable({ products, mayChange, selection }: ProductTableProps) {
  const say = useProductWords()
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: MerchantProduct) => pick(locale, nameTh, nameEn)
  const unitName = (product: MerchantProduct, unit: 1 | 2 | 3) =>
    pick(locale, product[`unit${unit}NameTh`], product[`unit${unit}NameEn`])
  const sold = (product: MerchantProduct) => ([1, 2, 3] as const).filter((unit) => unit <= product.unitCount)
  /** Its biggest unit at the list price; smaller units follow from it, or stand in the editor. */
  const priceOf = (product: MerchantProduct) => {
    const list = cellsOf(product, 1)
    return list && unitPrices({ list }, ratesOf(product)).units
  }
  const columns: Column<MerchantProduct>[] = [
    {
      key: 'name',
      head: say('products.name'),
      card: 'title',
      className: 'max-w-96',
      cell: (product) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Thumb picture={product.pictures[0]} />
          <span className="line-clamp-3 min-w-0 leading-snug @min-[700px]:line-clamp-1">
            {nameOf(product)}
          </span>
        </span>
      ),
    },
    {
      key: 'code',
      head: say('products.code'),
      card: 'line',
      className: 'tabular',
      cell: (product) => (
        <>
          {product.code}
          <span className="@min-[700px]:hidden">
            {' · '}
            {say('products.stock')} <StockLeft product={product} />
          </span>
        </>
      ),
    },
    {
      key: 'units',
      head: say('products.units'),
      card: 'none',
      className: 'max-w-52',
      cell: (product) => (
        <span className="line-clamp-1 text-muted">
          {sold(product)
            .map((unit) => {
              const rate = product[`unit${unit}Rate`] ?? 0
              return rate > 1 ? `${unitName(product, unit)} ${rate}` : unitName(product, unit)
            })
            .join(' · ')}
        </span>
      ),
    },
    {
      key: 'stock',
      head: say('products.stock'),
      card: 'none',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: (product) => <StockLeft product={product} />,
    },
    {
      key: 'price',
      head: say('products.price'),
      card: 'side',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: (product) => {
        const [biggest] = priceOf(product) ?? []
        if (!biggest) return <span className="text-danger">{say('products.noPrice')}</span>
        return (
          <span className="inline-flex items-center gap-1.5">
            {product.isAdvancePrice ? <Tag tone="primary">{say('products.dated')}</Tag> : null}
            {sayMoney(biggest.price)}
          </span>
        )
      },
    },
    {
      key: 'active',
      head: say('products.onSale'),
      card: 'end',
      className: 'w-20 @max-[700px]:w-auto',
      cell: (product) => (
        <ActiveSwitch
          code={product.code}
          name={nameOf(product)}
          isActive={product.active}
          mayChange={mayChange}
        />
      ),
    },
  ]
  return (
    <DataList
      label={say('products.list')}
      columns={columns}
      rows={products}
      keyOf={({ code }) => code}
      nameOf={nameOf}
      hrefOf={({ code }) => productPaths.product({ code })}
      selection={selection}
    />
  )
}

function StockLeft({ product: { stock, stockControlled } }: { product: MerchantProduct }) {
  const say = useProductWords()
  if (!stockControlled) return <span className="text-muted">{say('products.notKept')}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      {stock.isLow ? <Tag tone="secondary">{say('products.low')}</Tag> : null}
      {sayNumber(stock.available)}
    </span>
  )
}

function Thumb({ picture }: { picture: string | undefined }) {
  return (
    <span className="block size-8 shrink-0 overflow-hidden rounded-input bg-sunk @max-[700px]:size-11">
      {picture ? <Picture src={`/files/${picture}`} width={600} height={600} sizes="44px" alt="" /> : null}
    </span>
  )
}
