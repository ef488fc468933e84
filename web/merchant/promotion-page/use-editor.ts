import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  EditorGood,
  promotionDetailContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import { type DraftProblem, whyNotSave } from '#shop/merchant-promotions/why-not-save.ts'
import { fill } from '#shop/words/locale.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { PromotionCalls } from '#web/merchant/promotion-moves/promotion-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<PromotionCalls>()

export type PromotionDetail = AnswerOf<typeof promotionDetailContract>
/** The fields that differ, as both wrote them, and who was first. */
type Differences = {
  version: number
  by: string
  fields: { field: string; yours: unknown; theirs: unknown }[]
}
type NamedCustomer = PromotionDetail['customers'][number]
/** What is typed, with the names of what was chosen; `base` and `version` are what typing began with. */
type Typed = {
  base: PromotionDraft
  draft: PromotionDraft
  version: number
  key: string
  goods: EditorGood[]
  customers: NamedCustomer[]
}

function draftOf({
  id: _,
  version: __,
  status: ___,
  isArchived: ____,
  ...draft
}: PromotionDetail['promotion']) {
  return draft satisfies PromotionDraft
}

/** The form of one promotion: what is typed, what differs, what is wrong, and saving it. */
export function useEditor({ promotion, saleGoods, freeGoods, customers }: PromotionDetail, copied: string) {
  const say = usePromotionWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reload = useReload()
  const isNew = promotion.id === ''
  const saved = draftOf(promotion)
  const [typed, keep] = useKept<Typed>(`promotion ${isNew ? `new ${copied}` : promotion.id}`, {
    ...{ base: saved, draft: saved },
    version: promotion.version,
    key: '',
    goods: [...saleGoods, ...freeGoods],
    customers,
  })
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [differences, setDifferences] = useState<Differences>()
  const { draft } = typed
  const problems = isTried ? whyNotSave(draft) : []

  const change = (
    changed: Partial<PromotionDraft>,
    names: Partial<Pick<Typed, 'goods' | 'customers'>> = {},
  ) => keep({ ...typed, ...names, draft: { ...draft, ...changed } })

  async function save(next: Typed = typed) {
    setIsTried(true)
    if (whyNotSave(next.draft).length > 0) {
      // The form shows what is wrong with its next drawing.
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('#content [aria-invalid=true], #content [role=alert]')
          ?.scrollIntoView({
            block: 'center',
          }),
      )
      return
    }
    // The same promotion sent again after a lost answer is one.
    const key = next.key || crypto.randomUUID()
    keep({ ...next, key })
    setIsSaving(true)
    const result = isNew
      ? await ask(locale, 'createPromotion', { key, promotion: next.draft })
      : await ask(locale, 'updatePromotion', {
          ...{ id: promotion.id, version: next.version, promotion: next.draft },
        })
    setIsSaving(false)
    if (result.kind === 'ok') {
      keep(undefined)
      setDifferences(undefined)
      notifications.show({ message: say('editor.saved') })
      if (isNew) await navigate(promotionPaths.promotion({ id: result.answer.id }), { replace: true })
      else await reload()
    } else if (result.kind === 'refused' && result.code === 'promotions.changedMeanwhile')
      setDifferences(result.details as Differences)
    else {
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('editor.unknown'),
        autoClose: 30_000,
      })
    }
  }

  /** Of each field that differs, the one that was chosen. */
  async function settle(mine: ReadonlySet<string>) {
    if (!differences) return
    const { version, fields } = differences
    const taken = Object.fromEntries(
      fields.filter(({ field }) => !mine.has(field)).map(({ field, theirs: value }) => [field, value]),
    ) as Partial<PromotionDraft>
    // Whether a list counts follows from the list itself.
    if (taken.customerTypes) taken.byCustomerType = taken.customerTypes.length > 0
    if (taken.storeTypes) taken.byStoreType = taken.storeTypes.length > 0
    setDifferences(undefined)
    if (mine.size === 0) return discard()
    await save({ ...typed, version, draft: { ...draft, ...taken } })
  }

  async function discard() {
    setIsTried(false)
    keep(undefined)
    await reload()
  }

  return {
    ...{ draft, change, save, discard, isNew, isSaving, isTried, problems, differences, settle },
    goods: typed.goods,
    customers: typed.customers,
    /** The promotion as the other one saved it. */
    theirs: {
      ...draft,
      ...Object.fromEntries((differences?.fields ?? []).map(({ field, theirs }) => [field, theirs])),
    } as PromotionDraft,
    closeDifferences: () => setDifferences(undefined),
    changed: (Object.keys(draft) as (keyof PromotionDraft)[]).filter(
      (field) => JSON.stringify(typed.base[field]) !== JSON.stringify(draft[field]),
    ) as string[],
    /** What is wrong with a field, in the reader's language; with the number of its step, if it has one. */
    errorsOf: (field: keyof PromotionDraft, line?: number) =>
      problems.filter((each) => each.field === field && each.params?.line === line).map(sayIn(locale)),
  }
}
export type Editor = ReturnType<typeof useEditor>

const sayIn =
  (locale: 'th' | 'en') =>
  ({ row, params }: DraftProblem) =>
    fill(row[locale], params)
