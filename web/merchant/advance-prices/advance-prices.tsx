import { Plus } from 'lucide-react'
import { useState } from 'react'
import { cellsOf } from '#shop/merchant-products/draft-warnings.ts'
import type { SavedWindow } from '#shop/merchant-products/merchant-product-contracts.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { priceLevels } from '#shop/merchant-products/product-draft.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { DeleteWindow } from './delete-window.tsx'
import { TimeLine } from './time-line.tsx'
import { WindowForm } from './window-form.tsx'

type AdvancePricesProps = {
  product: MerchantProduct
  windows: readonly SavedWindow[]
  today: string
  mayChange: boolean
}

/** Prices that hold from one day to another, on a line of time and as a list. */
export function AdvancePrices({ product, windows, today, mayChange }: AdvancePricesProps) {
  const say = useProductWords()
  const locale = useLocale()
  const [opened, setOpened] = useState<SavedWindow | 'new'>()
  const [removed, setRemoved] = useState<SavedWindow>()
  const unitName = pick(locale, product.unit1NameTh, product.unit1NameEn)
  const day = (iso: string) => sayDate(noonOf(iso), locale)
  const stateOf = ({ startsOn, endsOn }: SavedWindow) =>
    endsOn < today ? 'ended' : startsOn > today ? 'coming' : 'running'
  const said = (window: SavedWindow) =>
    priceLevels
      .flatMap((level) => {
        const cells = cellsOf(window, level)
        return cells ? [say('window.price', { level, price: sayMoney(cells.prices[0]) })] : []
      })
      .join(' · ')
  return (
    <section aria-label={say('product.tab.prices')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-prose text-muted text-sm">{say('window.about')}</p>
        {mayChange ? (
          <Button
            size="sm"
            icon={<Plus aria-hidden size={18} strokeWidth={2} />}
            onClick={() => setOpened('new')}
          >
            {say('window.new')}
          </Button>
        ) : null}
      </div>
      {windows.length > 0 ? (
        <>
          <TimeLine windows={windows} today={today} onOpen={mayChange ? setOpened : undefined} />
          <ul className="grid gap-2">
            {windows.map((window) => {
              const state = stateOf(window)
              return (
                <li
                  key={window.startsOn}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-hairline bg-card p-3"
                >
                  <div className="min-w-0 flex-1 basis-72">
                    <p className="flex flex-wrap items-center gap-2 font-bold">
                      {say('window.days', { from: day(window.startsOn), to: day(window.endsOn) })}
                      <Tag tone={state === 'running' ? 'primary' : 'plain'}>{say(`window.${state}`)}</Tag>
                    </p>
                    <p className="tabular text-muted text-sm">
                      {unitName}: {said(window)}
                    </p>
                  </div>
                  {mayChange && state !== 'ended' ? (
                    <div className="flex gap-1">
                      <Button size="sm" variant="secondary" onClick={() => setOpened(window)}>
                        {say('window.edit')}
                      </Button>
                      <Button size="sm" variant="quiet" onClick={() => setRemoved(window)}>
                        {say('window.delete')}
                      </Button>
                    </div>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </>
      ) : (
        <EmptyState drawing="nothing-found" title={say('window.none')} text={say('window.noneText')} />
      )}
      {opened ? (
        <WindowForm
          key={opened === 'new' ? 'new' : opened.startsOn}
          product={product}
          was={opened === 'new' ? undefined : opened}
          windows={windows}
          today={today}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {removed ? (
        <DeleteWindow code={product.code} window={removed} onClose={() => setRemoved(undefined)} />
      ) : null}
    </section>
  )
}
