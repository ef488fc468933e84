import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContentDraft } from '#shop/merchant-contents/content-draft.ts'
import { stateOf } from '#shop/merchant-contents/content-state.ts'
import type { WrittenContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems as problem } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { whyNotSave } from '#shop/merchant-contents/why-not-save.ts'
import type { ContentCalls } from '#web/merchant/contents/content-calls.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<ContentCalls>()

export type ContentForm = ContentDraft & { version: string }
const editedFields = [
  ...(['code', 'titleTh', 'titleEn', 'bodyTh', 'bodyEn', 'pictureTh', 'pictureEn'] as const),
  ...(['textTone', 'link', 'isPublished', 'startsAt', 'endsAt'] as const),
] as const
export type EditedField = (typeof editedFields)[number]

/** Refusals that only the server can make, at the field they are about. */
const refusedAt: Record<string, EditedField> = {
  [problem.noTarget.code]: 'link',
  [problem.codeTaken.code]: 'code',
  [problem.unknownPicture.code]: 'pictureTh',
}

const formOf = (content: WrittenContent): ContentForm => ({
  version: String(content.version),
  kind: content.kind,
  ...(Object.fromEntries(editedFields.map((field) => [field, content[field]])) as Omit<ContentDraft, 'kind'>),
})

/** What is typed into a content, what is wrong with it, and saving it over what others may have saved. */
export function useContentEdit(content: WrittenContent, from: string) {
  const say = useContentWords()
  const locale = useLocale()
  const reload = useReload()
  const navigate = useNavigate()
  const saved = formOf(content)
  const name = content.id ? String(content.id) : `new ${content.kind} ${content.code} ${from}`
  const edited = useEdited<ContentForm>(`content ${name}`, saved)
  // Made once for a new content: a second press of save is the same content.
  const [newKey, keepNewKey] = useKept<string>(`content key ${name}`, '')
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [refused, setRefused] = useState<{ field: EditedField; message: string }>()
  const { typed } = edited
  const faults = isTried ? whyNotSave(typed) : []
  const errorAt = (field: EditedField): string | undefined =>
    faults.find((fault) => fault.field === field)?.row[locale] ??
    (refused?.field === field ? refused.message : undefined)

  async function save(form: ContentForm = { ...typed, version: edited.version }) {
    setIsTried(true)
    if (isSaving || whyNotSave(form).length > 0) return
    setIsSaving(true)
    const key = newKey || crypto.randomUUID()
    if (!content.id) keepNewKey(key)
    const { version, ...draft } = form
    const id = content.id || null
    const result = await ask(locale, 'saveContent', { ...draft, id, key, version: Number(version) })
    setIsSaving(false)
    setIsStale(result.kind === 'refused' && result.code === problem.changed.code)
    if (result.kind !== 'ok') {
      const text = result.kind === 'refused' ? result.message : say('unknown')
      const field = result.kind === 'refused' ? refusedAt[result.code] : undefined
      setRefused(field && { field, message: text })
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
      return reload()
    }
    edited.forget()
    setIsTried(false)
    setRefused(undefined)
    showToast({ text: say(`saved.${stateOf(draft, new Date())}`), tone: 'success' })
    if (content.id) return reload()
    keepNewKey(undefined)
    await navigate(officePaths.content({ id: result.answer.id }), { replace: true })
  }

  const changed = editedFields.filter((field) => typed[field] !== saved[field])
  return {
    ...{ typed, saved, settle: edited.settle, save, isSaving, faults, errorAt, changed },
    change: (part: Partial<ContentForm>) => {
      if (refused && refused.field in part) setRefused(undefined)
      edited.change(part)
    },
    ...{ isStale, forgetStale: () => setIsStale(false) },
    discard: () => {
      edited.forget()
      setIsTried(false)
      setRefused(undefined)
    },
  }
}
export type ContentEdit = ReturnType<typeof useContentEdit>
