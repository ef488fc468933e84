import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { ratesOf } from '#shop/merchant-products/draft-warnings.ts'
import type { SavedWindow } from '#shop/merchant-products/merchant-product-contracts.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { type PriceWindow, windowErrors } from '#shop/merchant-products/price-window.ts'
import { priceField, priceMatrix, typeField } from '#shop/merchant-products/product-draft.ts'
import { tidyPrices } from '#shop/merchant-products/tidy-draft.ts'
import { addDays } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { PriceMatrix } from '#web/merchant/product-prices/price-matrix.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AdvancePriceCalls } from './advance-price-calls.ts'

const ask = officeCallsOf<AdvancePriceCalls>()

type WindowFormProps = {
  product: MerchantProduct
  was: SavedWindow | undefined
  windows: readonly SavedWindow[]
  today: string
  onClose: () => void
}
type Told = Partial<Record<keyof PriceWindow, string>>

/** The prices of some days, beginning with those of today; days that are taken are refused at once. */
export function WindowForm({ product, was, windows, today, onClose }: WindowFormProps) {
  const say = useProductWords()
  const locale = useLocale()
  const reload = useReload()
  const free = firstFreeDay(windows, today)
  const [window, keep] = useKept<PriceWindow>(
    `window-${product.code}-${was ? `${was.startsOn} ${was.version}` : 'new'}`,
    was ? withoutVersion(was) : { startsOn: free, endsOn: addDays(free, 6), ...ownPrices(product) },
  )
  const [isTried, setIsTried] = useState(false)
  const [told, setTold] = useState<Told>({})
  const [isSaving, setIsSaving] = useState(false)
  const { unitCount } = product
  const errors = windowErrors(
    { ...window, ...tidyPrices(window, unitCount) },
    { today, unitCount, others: windows.filter((each) => each.startsOn !== was?.startsOn), was },
  )
  // Days that are taken are told while they are chosen; blank fields only when it is saved.
  const errorOf = (field: keyof PriceWindow) =>
    (isTried || ((field === 'startsOn' || field === 'endsOn') && window[field] !== '')
      ? errors[field]?.[locale]
      : undefined) ?? told[field]
  const change = (part: Partial<PriceWindow>) => {
    setTold({})
    keep({ ...window, ...part })
  }

  async function save() {
    setIsTried(true)
    if (isSaving || Object.keys(errors).length > 0) return
    setIsSaving(true)
    const which = { code: product.code, wasStartsOn: was?.startsOn ?? '', version: was?.version ?? '' }
    const result = await ask(locale, 'saveAdvancePrice', { ...which, window: withoutVersion(window) })
    setIsSaving(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : say('product.unknown')
      notifications.show({ color: 'red', message, autoClose: 30_000 })
      return reload()
    }
    const wrong = result.answer.errors
    if (wrong.length > 0) return setTold(Object.fromEntries(wrong.map(({ field, why }) => [field, why])))
    notifications.show({ message: say('window.saved') })
    close()
    await reload()
  }
  /** Over a reload it is kept; whoever closes it means to. */
  function close() {
    keep(undefined)
    onClose()
  }

  return (
    <Modal
      opened
      onClose={close}
      size="xl"
      title={was ? say('window.edit') : say('window.new')}
      closeButtonProps={{ 'aria-label': say('window.close') }}
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-1 items-start gap-3 @sm:grid-cols-2">
          <DayField
            label={say('window.from')}
            value={window.startsOn || undefined}
            onChange={(startsOn = '') => change({ startsOn })}
            error={errorOf('startsOn')}
            clearLabel={say('window.clearDay')}
          />
          <DayField
            label={say('window.to')}
            value={window.endsOn || undefined}
            onChange={(endsOn = '') => change({ endsOn })}
            error={errorOf('endsOn')}
            clearLabel={say('window.clearDay')}
          />
        </div>
        <PriceMatrix
          prices={window}
          unitCount={unitCount}
          rates={ratesOf(product)}
          unitNames={([1, 2, 3] as const).map((unit) =>
            pick(locale, product[`unit${unit}NameTh`], product[`unit${unit}NameEn`]),
          )}
          idOf={(field) => `window-${field}`}
          errorOf={errorOf}
          onChange={change}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {say('window.close')}
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            {say('save.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Tomorrow, or the day after the last window. */
function firstFreeDay(windows: readonly SavedWindow[], today: string): string {
  const ends = [today, ...windows.map(({ endsOn }) => endsOn)].toSorted()
  return addDays(ends.at(-1) ?? today, 1)
}

const ownPrices = (product: MerchantProduct) =>
  priceMatrix((level, unit) => ({
    price: product[priceField(level, unit)],
    type: product[typeField(level, unit)],
  }))

function withoutVersion(window: PriceWindow & { version?: string }): PriceWindow {
  const { version: _, ...rest } = window
  return rest
}
