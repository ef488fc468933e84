import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Question } from '#shop/surveys/survey.ts'
import type { WrittenSurvey } from '#shop/surveys/survey-contracts.ts'
import { surveysProblems } from '#shop/surveys/surveys-problems.ts'
import { whyNotSave } from '#shop/surveys/why-not-save.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { SurveyCalls } from './survey-calls.ts'

const ask = officeCallsOf<SurveyCalls>()

export type SurveyForm = {
  version: string
  nameTh: string
  nameEn: string
  aboutTh: string
  aboutEn: string
  customerTypes: string[]
  questions: Question[]
}

const formOf = (survey: WrittenSurvey): SurveyForm => {
  const { nameTh, nameEn, aboutTh, aboutEn, customerTypes, questions } = survey
  return { version: String(survey.version), nameTh, nameEn, aboutTh, aboutEn, customerTypes, questions }
}

/** What is typed into a survey, how much of it differs, and saving it over what others may have saved. */
export function useSurveyEdit(survey: WrittenSurvey) {
  const say = useVisitWords()
  const locale = useLocale()
  const reload = useReload()
  const navigate = useNavigate()
  const saved = formOf(survey)
  const edited = useEdited<SurveyForm>(`survey ${survey.id || 'new'}`, saved)
  // Made once for a new survey: a second press of save is the same survey.
  const [newId, keepNewId] = useKept<string>('survey id', '')
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const { typed } = edited
  const faults = isTried ? whyNotSave(typed, survey.questions) : []

  async function save(form: SurveyForm = { ...typed, version: edited.version }) {
    setIsTried(true)
    if (isSaving || whyNotSave(form, survey.questions).length > 0) return
    setIsSaving(true)
    const id = survey.id || newId || crypto.randomUUID()
    if (!survey.id) keepNewId(id)
    const result = await ask(locale, 'saveSurvey', { ...form, id, version: Number(form.version) })
    setIsSaving(false)
    setIsStale(result.kind === 'refused' && result.code === surveysProblems.changed.code)
    if (result.kind !== 'ok') {
      const text = result.kind === 'refused' ? result.message : say('visit.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
      return reload()
    }
    edited.forget()
    setIsTried(false)
    showToast({ text: say('survey.saved'), tone: 'success' })
    if (survey.id) return reload()
    keepNewId(undefined)
    await navigate(visitPaths.survey({ id }), { replace: true })
  }

  const changed = (['nameTh', 'nameEn', 'aboutTh', 'aboutEn', 'customerTypes', 'questions'] as const).filter(
    (field) => JSON.stringify(typed[field]) !== JSON.stringify(saved[field]),
  )
  return {
    ...{ typed, saved, change: edited.change, settle: edited.settle, save, isSaving, faults, changed },
    ...{ isStale, forgetStale: () => setIsStale(false) },
    discard: () => {
      edited.forget()
      setIsTried(false)
    },
  }
}

/** Opens or ends a survey; answers whether it is done. */
export function useSurveyMove(id: string) {
  const say = useVisitWords()
  const locale = useLocale()
  const reload = useReload()
  const [isMoving, setIsMoving] = useState(false)
  async function move(state: 'live' | 'ended'): Promise<void> {
    setIsMoving(true)
    const result = await ask(locale, 'moveSurvey', { id, state })
    setIsMoving(false)
    if (result.kind === 'ok')
      showToast({ text: state === 'live' ? say('survey.opened') : say('survey.ended'), tone: 'success' })
    else {
      const text = result.kind === 'refused' ? result.message : say('visit.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
  }
  return { move, isMoving }
}
