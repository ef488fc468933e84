import type { WrittenContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ContentEdit, ContentForm, EditedField } from './use-content-edit.ts'

/** Somebody else saved this content first: each field that differs is chosen. */
export function StaleDialog({ content, edit }: { content: WrittenContent; edit: ContentEdit }) {
  const say = useContentWords()
  const locale = useLocale()
  const { typed, saved, changed, isStale, forgetStale, settle, save, discard, isSaving } = edit
  if (!isStale || changed.length === 0) return null
  const sayField = (form: ContentForm, field: EditedField): string => {
    const value = form[field]
    if (field === 'isPublished') return value ? say('when.publish') : say('when.draft')
    if (field === 'textTone') return value === 'dark' ? say('field.dark') : say('field.light')
    if ((field === 'startsAt' || field === 'endsAt') && typeof value === 'string')
      return sayDateTime(new Date(value), locale)
    return value ? String(value) : '–'
  }
  return (
    <DifferenceDialog
      key={content.version}
      by={content.changedBy}
      differences={changed.map((field) => ({
        ...{ field, label: say(`field.${field}`), isMine: true },
        ...{ mine: sayField(typed, field), theirs: sayField(saved, field) },
      }))}
      isSaving={isSaving}
      onClose={forgetStale}
      onSave={(mine) => {
        forgetStale()
        if (mine.size > 0) void save(settle(mine))
        else discard()
      }}
    />
  )
}
