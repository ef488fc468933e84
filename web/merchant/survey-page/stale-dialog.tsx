import type { WrittenSurvey } from '#shop/surveys/survey-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SurveyForm, useSurveyEdit } from './use-survey-edit.ts'

type StaleDialogProps = { survey: WrittenSurvey; edit: ReturnType<typeof useSurveyEdit> }

/** Somebody else saved this survey first: each field that differs is chosen. */
export function StaleDialog({ survey, edit }: StaleDialogProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const { typed, saved, changed, isStale, forgetStale, settle, save, discard, isSaving } = edit
  if (!isStale || changed.length === 0) return null
  const label = (field: keyof SurveyForm) => {
    if (field === 'questions') return say('survey.questions')
    if (field === 'customerTypes' || field === 'version') return say('visit.types')
    return say(`survey.${field}`)
  }
  const sayField = (form: SurveyForm, field: keyof SurveyForm): string => {
    if (field === 'questions') return form.questions.map(({ th, en }) => pick(locale, th, en)).join('\n')
    const value = form[field]
    return Array.isArray(value) ? value.join(', ') || say('visit.allTypes') : String(value)
  }
  return (
    <DifferenceDialog
      key={survey.version}
      by={survey.changedBy}
      differences={changed.map((field) => ({
        ...{ field, label: label(field), isMine: true },
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
