import { CopyButton } from '#web/ui/copy-button.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { PageProduct } from './page-product.ts'

/** The description, and the numbers that shop owners copy into their own records. */
export function ProductFacts({ product }: { product: PageProduct }) {
  const say = useShopWords()
  return (
    <section
      aria-labelledby="facts"
      className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <h2 id="facts" className="text-lg md:col-span-2 md:text-xl">
        {say('productPage.facts')}
      </h2>
      {product.description ? <p className="max-w-prose whitespace-pre-line">{product.description}</p> : null}
      <dl className="grid divide-y divide-hairline self-start rounded-card border border-hairline bg-card text-sm">
        <Fact name={say('productPage.code')} value={product.code} copied />
        {product.units.map((unit) =>
          unit.barcode ? (
            <Fact
              key={unit.position}
              name={say('productPage.barcode', { unit: unit.name })}
              value={unit.barcode}
              copied
            />
          ) : null,
        )}
        <Fact name={say('productPage.brand')} value={product.brand.name} />
        {product.supplier ? <Fact name={say('productPage.supplier')} value={product.supplier} /> : null}
      </dl>
    </section>
  )
}

function Fact({ name, value, copied }: { name: string; value: string; copied?: boolean }) {
  const say = useShopWords()
  return (
    <div className="flex min-h-11 items-center gap-3 py-0.5 pr-1 pl-3 md:pl-4">
      <dt className="min-w-0 flex-1 text-muted">{name}</dt>
      <dd className="tabular flex items-center gap-1 font-bold">
        {value}
        {copied ? (
          <CopyButton
            label={say('productPage.copy', { name })}
            value={value}
            copied={say('productPage.copied', { value })}
          />
        ) : (
          <span className="w-2" />
        )}
      </dd>
    </div>
  )
}
