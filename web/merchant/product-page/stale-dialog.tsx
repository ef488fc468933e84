import { Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import type { DraftField, ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { StaleProduct } from '#web/merchant/product-changes/save-product.ts'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayCell } from './say-cell.ts'

type StaleDialogProps = {
  stale: StaleProduct
  /** What the draft was made from. */
  base: ProductDraft
  isSaving: boolean
  onClose: () => void
  onSave: (chosen: Partial<ProductDraft>) => void
}

/** Somebody saved first: each field that differs, with the choice of which one holds. */
export function StaleDialog({ stale, base, isSaving, onClose, onSave }: StaleDialogProps) {
  const say = useProductWords()
  const locale = useLocale()
  const { differences, changedBy, changedAt } = stale
  // What I did not touch stays as the other one saved it.
  const [mine, setMine] = useState<ReadonlySet<DraftField>>(
    () =>
      new Set(
        differences
          .filter(({ field, yours }) => JSON.stringify(yours) !== JSON.stringify(base[field]))
          .map(({ field }) => field),
      ),
  )
  const choose = (field: DraftField, isMine: boolean) =>
    setMine((before) => {
      const after = new Set(before)
      if (isMine) after.add(field)
      else after.delete(field)
      return after
    })
  const chosen = () =>
    Object.fromEntries(
      differences.map(({ field, saved, yours }) => [field, mine.has(field) ? yours : saved]),
    ) as Partial<ProductDraft>
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('stale.title')}
      closeButtonProps={{ 'aria-label': say('stale.back') }}
    >
      <div className="grid gap-3">
        <p className="text-sm">
          {say('stale.text', { name: changedBy || '–', time: sayDateTime(new Date(changedAt), locale) })}
        </p>
        <ul className="grid gap-2">
          {differences.map(({ field, saved, yours }) => (
            <li key={field} className="rounded-card border border-hairline p-3">
              <Radio.Group
                label={productLabels[field][locale]}
                value={mine.has(field) ? 'yours' : 'saved'}
                onChange={(value) => choose(field, value === 'yours')}
              >
                <div className="mt-1 grid gap-2 sm:grid-cols-2">
                  <Radio
                    value="saved"
                    label={sayCell(say, field, saved)}
                    description={say('stale.saved', { name: changedBy || '–' })}
                  />
                  <Radio value="yours" label={sayCell(say, field, yours)} description={say('stale.yours')} />
                </div>
              </Radio.Group>
            </li>
          ))}
        </ul>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('stale.back')}
          </Button>
          <Button loading={isSaving} onClick={() => onSave(chosen())}>
            {say('stale.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
