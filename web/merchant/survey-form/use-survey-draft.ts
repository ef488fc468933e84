import type { Answers, AnswerValue, Question } from '#shop/surveys/survey.ts'
import { useDraft } from '#web/merchant/outbox/drafts.ts'
import type { KeptPhoto, Owner } from '#web/merchant/outbox/entry.ts'

type SurveyDraft = { answers: Answers; photos: Record<string, KeptPhoto[]> }
const emptyDraft: SurveyDraft = { answers: {}, photos: {} }

/** Answers and photos of one survey for one customer; a photo question is answered by the ids of its photos. */
export function useSurveyDraft(owner: Owner, customerCode: string, surveyId: string) {
  const key = `${owner.username} ${owner.centre} survey ${customerCode} ${surveyId}`
  const { value, change, forget, isKept, isLoaded, isWritten } = useDraft<SurveyDraft>(key, emptyDraft)
  function answer({ key: name }: Question, given: AnswerValue | undefined) {
    change((before) => {
      const { [name]: _, ...others } = before.answers
      return { ...before, answers: given === undefined ? others : { ...others, [name]: given } }
    })
  }
  const changePhotos = ({ key: name }: Question, next: (photos: KeptPhoto[]) => KeptPhoto[]) =>
    change((before) => {
      const photos = next(before.photos[name] ?? [])
      return {
        photos: { ...before.photos, [name]: photos },
        answers: { ...before.answers, [name]: photos.map(({ id }) => id) },
      }
    })
  return {
    ...{ draft: value, forget, isKept, isLoaded, isWritten, answer },
    addPhoto: (question: Question, photo: KeptPhoto) => changePhotos(question, (all) => [...all, photo]),
    dropPhoto: (question: Question, id: string) =>
      changePhotos(question, (all) => all.filter((each) => each.id !== id)),
  }
}

/** Typed numbers as numbers; what is none stays as it was typed, to be marked. */
export function readNumbers(questions: readonly Question[], answers: Answers): Answers {
  const numbers = questions.flatMap(({ key, kind }) => {
    const text = answers[key]
    if (kind !== 'number' || typeof text !== 'string') return []
    const plain = text.trim().replaceAll(',', '')
    return /^-?\d+(\.\d+)?$/.test(plain) ? [[key, Number(plain)] as const] : []
  })
  return { ...answers, ...Object.fromEntries(numbers) }
}
