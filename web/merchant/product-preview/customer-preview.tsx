import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { type PriceLevel, type ProductDraft, priceLevels } from '#shop/merchant-products/product-draft.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PreviewPage } from './preview-page.tsx'
import { previewProduct } from './preview-product.ts'

type CustomerPreviewProps = { draft: ProductDraft; vatPercent: number; brand: string }

/** The card and the page as customers of a price level will see them, while they are written. */
export function CustomerPreview({ draft, vatPercent, brand }: CustomerPreviewProps) {
  const say = useProductWords()
  const locale = useLocale()
  const [level, setLevel] = useState<PriceLevel>(1)
  const [shows, setShows] = useState('card')
  const product = previewProduct(draft, { level, vatPercent, locale })
  return (
    <aside
      aria-label={say('preview.title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <p className="font-bold text-sm">{say('preview.title')}</p>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={say('preview.shows')}
        data={[
          { value: 'card', label: say('preview.card') },
          { value: 'page', label: say('preview.page') },
        ]}
        value={shows}
        onChange={setShows}
      />
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={say('preview.level')}
        data={priceLevels.map((each) => ({
          value: String(each),
          label: say('preview.levelOf', { level: each }),
        }))}
        value={String(level)}
        onChange={(value) => setLevel(Number(value) as PriceLevel)}
      />
      {shows === 'card' ? <PreviewCard product={product} /> : <PreviewPage product={product} brand={brand} />}
      {draft.active ? null : <p className="text-muted text-sm">{say('preview.hidden')}</p>}
    </aside>
  )
}
