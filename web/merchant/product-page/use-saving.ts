import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { ProductCalls } from '#web/merchant/product-changes/product-calls.ts'
import type { StaleProduct } from '#web/merchant/product-changes/save-product.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ProductFormState } from './use-product-form.ts'

const ask = officeCallsOf<ProductCalls>()

/** Saves, says how it went, and shows a difference where somebody else was first. */
export function useSaving(form: ProductFormState, isNew: boolean) {
  const say = useProductWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reload = useReload()
  const [isSaving, setIsSaving] = useState(false)
  const [stale, setStale] = useState<StaleProduct>()
  const fail = (message: string) => notifications.show({ color: 'red', message, autoClose: 30_000 })
  const focus = (field: string | undefined) =>
    field && requestAnimationFrame(() => document.getElementById(`product-${field}`)?.focus())

  async function save(as: { draft: ProductDraft; version: number } = form) {
    if (isSaving) return
    form.tryIt()
    const [wrong] = Object.keys(form.errors)
    if (wrong) return focus(wrong)
    setIsSaving(true)
    const result = await ask(locale, 'saveProduct', { draft: as.draft, version: as.version })
    setIsSaving(false)
    if (result.kind !== 'ok') return fail(result.kind === 'refused' ? result.message : say('product.unknown'))
    const { answer } = result
    if (answer.is === 'wrong') {
      setStale(undefined)
      form.tell(answer.errors)
      fail(answer.message)
      return focus(answer.errors[0]?.field)
    }
    if (answer.is === 'stale') return setStale(answer)
    setStale(undefined)
    form.markSaved(answer.version, as.draft)
    notifications.show({ message: say('product.saved', { code: answer.code }) })
    if (isNew) await navigate(productPaths.product({ code: answer.code }), { replace: true })
    else await reload()
  }
  /** Of each field that differs, the one that was chosen. */
  async function settle(mine: ReadonlySet<string>) {
    if (!stale) return
    const theirs = Object.fromEntries(
      stale.differences.filter(({ field }) => !mine.has(field)).map(({ field, saved }) => [field, saved]),
    ) as Partial<ProductDraft>
    await save({ draft: { ...form.draft, ...theirs }, version: stale.version })
  }
  return { save, settle, isSaving, stale, setStale }
}
