import { useMemo, useState } from 'react'
import { draftErrors } from '#shop/merchant-products/draft-errors.ts'
import { draftOf } from '#shop/merchant-products/draft-of.ts'
import { draftWarnings } from '#shop/merchant-products/draft-warnings.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { blankProduct, type DraftField, type ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { tidyDraft } from '#shop/merchant-products/tidy-draft.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useLocale } from '#web/words/words.tsx'

/** A draft, what it was made from, and the version of that. */
type Edited = { version: number; base: ProductDraft; draft: ProductDraft }
type Told = { why: string; about: string }

const written = (value: unknown) => JSON.stringify(value)

const changedFields = (one: ProductDraft, other: ProductDraft): DraftField[] =>
  (Object.keys(blankProduct) as DraftField[]).filter((field) => written(one[field]) !== written(other[field]))

/** Switching a product on or off is no quarrel with what is being typed. */
function rebased(kept: Edited, loaded: Edited): Edited {
  const others = changedFields(loaded.base, kept.base)
  if (kept.version >= loaded.version || others.some((field) => field !== 'active')) return kept
  const { active } = loaded.base
  return {
    version: loaded.version,
    base: { ...kept.base, active },
    draft: { ...kept.draft, active },
  }
}

type Options = { product: MerchantProduct | undefined; scanned: string; vatPercent: number }

/** What is typed of a product: kept over a reload, judged by the rules, sent with the version it was made from. */
export function useProductForm({ product, scanned, vatPercent }: Options) {
  const locale = useLocale()
  const [kept, keep] = useKept<Edited | null>(`product-${product?.code ?? `new ${scanned}`}`, null)
  const [saved, setSaved] = useState<Edited>()
  const [isTried, setIsTried] = useState(false)
  const [told, setTold] = useState<Partial<Record<DraftField, Told>>>({})

  const loaded = useMemo<Edited>(() => {
    const draft = product ? draftOf(product) : blankProduct
    const base = { ...draft, ...(scanned && { barcode1: scanned }) }
    return { version: product?.version ?? 0, base, draft: base }
  }, [product, scanned])
  const fresh = saved && saved.version > loaded.version ? saved : loaded
  const mine = kept && rebased(kept, loaded)
  const edited = mine && changedFields(mine.draft, mine.base).length > 0 ? mine : fresh
  const { draft, base, version } = edited

  const errors = useMemo(() => draftErrors(tidyDraft(draft)), [draft])
  const warnings = useMemo(
    () => (Object.keys(errors).length > 0 ? [] : draftWarnings(tidyDraft(draft), vatPercent)),
    [draft, errors, vatPercent],
  )
  const errorOf = (field: DraftField): string | undefined => {
    const answer = told[field]
    return (
      (isTried ? errors[field]?.[locale] : undefined) ??
      (answer?.about === written(draft[field]) ? answer.why : undefined)
    )
  }
  const fields = Object.keys(draft) as DraftField[]
  return {
    draft,
    base,
    version,
    changed: changedFields(draft, base),
    /** In the order of the form. */
    wrong: fields.filter((field) => errorOf(field) !== undefined),
    errors,
    errorOf,
    warningOf: (field: DraftField) => warnings.find((each) => each.field === field)?.[locale],
    change: (part: Partial<ProductDraft>) => keep({ ...edited, draft: { ...draft, ...part } }),
    /** Shows what is wrong from now on. */
    tryIt: () => setIsTried(true),
    tell: (wrong: readonly { field: DraftField; why: string }[]) =>
      setTold(
        Object.fromEntries(wrong.map(({ field, why }) => [field, { why, about: written(draft[field]) }])),
      ),
    forget: () => {
      keep(undefined)
      setIsTried(false)
      setTold({})
    },
    markSaved: (version: number, now: ProductDraft) => {
      setSaved({ version, base: now, draft: now })
      keep(undefined)
      setIsTried(false)
      setTold({})
    },
  }
}
export type ProductFormState = ReturnType<typeof useProductForm>
