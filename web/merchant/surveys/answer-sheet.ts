import { sayAnswer } from '#shop/surveys/say-answer.ts'
import type { Question } from '#shop/surveys/survey.ts'
import type { SurveyVisit } from '#shop/surveys/survey-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import type { SheetCell } from '#web/merchant/lists/xlsx-response.ts'

type Version = { surveyId: string; version: number; questions: Question[] }

const heads = {
  th: 'วันเวลา,รหัสลูกค้า,ชื่อร้าน,แบบสอบถาม,ฉบับที่,ผู้ถาม,ห่างจากหมุด (ม.)',
  en: 'Time,Customer,Shop,Survey,Version,Asked by,Metres from pin',
}

/** One row for each visit, one column for each question that any of them was asked. */
export function answerSheet(visits: readonly SurveyVisit[], versions: readonly Version[], locale: Locale) {
  // The newest wording of a question heads its column.
  const columns = new Map<string, Question>()
  for (const { surveyId, questions } of versions.toSorted((one, other) => one.version - other.version))
    for (const question of questions) columns.set(`${surveyId} ${question.key}`, question)
  const rowOf = (visit: SurveyVisit): SheetCell[] => {
    const asked = versions.find(
      ({ surveyId, version }) => surveyId === visit.surveyId && version === visit.version,
    )?.questions
    return [
      ...[sayDateTime(new Date(visit.answeredAt), locale), visit.customerCode, visit.customerName],
      ...[pick(locale, visit.nameTh, visit.nameEn), visit.version, visit.by, visit.distance],
      ...[...columns.keys()].map((column): SheetCell => {
        const [surveyId, key] = column.split(' ') as [string, string]
        const value = surveyId === visit.surveyId ? visit.answers[key] : undefined
        const question = asked?.find((each) => each.key === key)
        if (value === undefined || !question) return null
        return typeof value === 'number' ? value : sayAnswer(question, value, locale)
      }),
    ]
  }
  return {
    heads: [...heads[locale].split(','), ...[...columns.values()].map(({ th, en }) => pick(locale, th, en))],
    rows: visits.map(rowOf),
  }
}
