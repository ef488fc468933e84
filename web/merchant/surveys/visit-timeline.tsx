import { type EarlierAnswer, earlierAnswers, sayAnswer } from '#shop/surveys/say-answer.ts'
import type { AnswerValue, Question } from '#shop/surveys/survey.ts'
import type { SurveyVisit } from '#shop/surveys/survey-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { sayDistance } from '#web/merchant/visits/say-distance.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Version = { surveyId: string; version: number; questions: Question[] }
type Customer = { code: string; saleUnit: string }

type VisitTimelineProps = {
  customer: Customer
  visits: readonly SurveyVisit[]
  versions: readonly Version[]
  shown: number
}

/** Visits, newest first; where an answer is another than on the visit before, that one stands beside it. */
export function VisitTimeline({ customer, visits, versions, shown }: VisitTimelineProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const asked = visits.map((visit) => ({
    ...visit,
    questions:
      versions.find(({ surveyId, version }) => surveyId === visit.surveyId && version === visit.version)
        ?.questions ?? [],
  }))
  const earlier = earlierAnswers(asked)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-hairline border-l-2 pl-3">
      {asked.slice(0, shown).map((visit, at) => {
        const changed = earlier[at] ?? new Map<string, EarlierAnswer>()
        const hasBefore = asked.slice(at + 1).some(({ surveyId }) => surveyId === visit.surveyId)
        return (
          <li key={visit.id} className="grid gap-2 rounded-card border border-hairline bg-card p-3 md:p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="min-w-40 flex-1 font-bold">{pick(locale, visit.nameTh, visit.nameEn)}</h3>
              {!hasBefore ? null : changed.size > 0 ? (
                <Tag tone="secondary">{say('answers.changed', { count: changed.size })}</Tag>
              ) : (
                <Tag>{say('answers.same')}</Tag>
              )}
            </div>
            <p className="text-muted text-sm">
              {sayDateTime(new Date(visit.answeredAt), locale)} · {say('answers.by', { name: visit.by })}
              {visit.distance === null ? '' : ` · ${sayDistance(say, visit.distance)}`}
            </p>
            <dl className="grid gap-x-4 gap-y-2 md:grid-cols-2">
              {visit.questions.map((question) => (
                <div key={question.key} className="min-w-0">
                  <dt className="text-muted text-sm">{pick(locale, question.th, question.en)}</dt>
                  <dd className="wrap-anywhere">
                    <AnswerShown
                      customer={customer}
                      question={question}
                      value={visit.answers[question.key]}
                      earlier={changed.get(question.key)}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}

type AnswerShownProps = {
  customer: Customer
  question: Question
  value: AnswerValue | undefined
  earlier: EarlierAnswer | undefined
}

function AnswerShown({ customer: { code, saleUnit }, question, value, earlier }: AnswerShownProps) {
  const say = useVisitWords()
  const locale = useLocale()
  if (value === undefined) return <span className="text-muted">{say('answers.no')}</span>
  if (question.kind === 'photo' && Array.isArray(value))
    return (
      <span className="flex flex-wrap gap-2 pt-1">
        {value.map((id) => {
          const to = (size: string) =>
            inLanguage(locale, visitPaths.photoPicture({ code, saleunit: saleUnit, id, size }))
          return (
            <a key={id} href={to('large')} target="_blank" rel="noopener">
              <img
                src={to('small')}
                alt={pick(locale, question.th, question.en)}
                width={88}
                height={88}
                loading="lazy"
                className="size-22 rounded-input bg-sunk object-cover text-xs"
              />
            </a>
          )
        })}
      </span>
    )
  return (
    <>
      <span className={earlier ? 'font-bold' : undefined}>{sayAnswer(question, value, locale)}</span>
      {earlier ? (
        <span className="block text-secondary-text text-sm">
          {say('answers.was', { value: sayAnswer(earlier.question, earlier.value, locale) })}
        </span>
      ) : null}
    </>
  )
}
