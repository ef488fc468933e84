import { useEffect } from 'react'
import type { Question } from '#shop/surveys/survey.ts'
import type { AskedSurvey, SurveyVisit } from '#shop/surveys/survey-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf, type Owner } from '#web/merchant/outbox/entry.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import { VisitFrame } from '#web/merchant/visits/visit-frame.tsx'
import { WaitingNotice } from '#web/merchant/waiting/waiting-notice.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { VisitTimeline } from './visit-timeline.tsx'

type CustomerSurveysScreenProps = {
  customer: { code: string; name: string; saleUnit: string }
  open: readonly AskedSurvey[]
  visits: readonly SurveyVisit[]
  versions: readonly { surveyId: string; version: number; questions: Question[] }[]
  page: number
  /** How many visits a page shows; those behind are for comparing. */
  shown: number
  owner: Owner
}

/** The surveys a customer can answer, and what they answered over time. */
export function CustomerSurveysScreen(props: CustomerSurveysScreenProps) {
  const { customer, open, visits, versions, page, shown, owner } = props
  const say = useVisitWords()
  const locale = useLocale()
  const reload = useReload()
  const snapshot = useSender(owner)
  useCachedVisit(markOf(owner))
  useEffect(() => {
    if (snapshot.sent > 0 && snapshot.state === 'idle') void reload()
  }, [snapshot.sent, snapshot.state, reload])
  const where = { code: customer.code, saleunit: customer.saleUnit }
  const lastOf = (id: string) => visits.find(({ surveyId }) => surveyId === id)?.answeredAt
  const to = (number: number) =>
    withQuery(visitPaths.customerSurveys(where), { page: number > 1 ? number : undefined })
  return (
    <VisitFrame customer={customer} current="surveys">
      <WaitingNotice owner={owner} snapshot={snapshot} customerCode={customer.code} />
      <section aria-labelledby="open-surveys" className="grid gap-2">
        <h2 id="open-surveys" className="text-lg">
          {say('answers.open')}
        </h2>
        {open.length === 0 ? <p className="text-muted">{say('answers.noneOpen')}</p> : null}
        <ul className="grid gap-2 empty:hidden">
          {open.map(({ id, nameTh, nameEn, questions }) => {
            const last = lastOf(id)
            const name = pick(locale, nameTh, nameEn)
            return (
              <li
                key={id}
                className="flex items-center gap-3 rounded-card border border-hairline bg-card p-3"
              >
                <div className="min-w-0 flex-1">
                  <p className="clamp-2 font-bold">{name}</p>
                  <p className="text-muted text-sm">
                    {say('answers.questions', { count: questions.length })} ·{' '}
                    {last
                      ? say('answers.last', { day: sayDate(new Date(last), locale) })
                      : say('answers.never')}
                  </p>
                </div>
                <LinkButton
                  to={visitPaths.surveyForm({ ...where, id })}
                  aria-label={`${say('answers.answer')} ${name}`}
                >
                  {say('answers.answer')}
                </LinkButton>
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-labelledby="past-answers" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-center justify-between gap-2">
          <h2 id="past-answers" className="text-lg">
            {say('answers.past')}
          </h2>
          {visits.length > 0 ? <ExportLink to={visitPaths.customerSurveyExport(where)} /> : null}
        </div>
        {visits.length === 0 ? (
          <p className="text-muted">{say('answers.none')}</p>
        ) : (
          <VisitTimeline customer={customer} visits={visits} versions={versions} shown={shown} />
        )}
      </section>
      <Pager first={page > 1 ? to(1) : undefined} next={visits.length > shown ? to(page + 1) : undefined} />
    </VisitFrame>
  )
}
