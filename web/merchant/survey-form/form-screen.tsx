import { ArrowLeft, WifiOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { isAnswered } from '#shop/surveys/survey.ts'
import type { AskedSurvey } from '#shop/surveys/survey-contracts.ts'
import { onlyAsked, whyNotAnswer } from '#shop/surveys/why-not-answer.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { PlaceSwitch } from '#web/merchant/camera/place-switch.tsx'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf, type Owner } from '#web/merchant/outbox/entry.ts'
import { addEntry } from '#web/merchant/outbox/outbox.ts'
import { sender } from '#web/merchant/outbox/sender.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import { WaitingNotice } from '#web/merchant/waiting/waiting-notice.tsx'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { usePlace } from '#web/shared/positions/use-place.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { KeptAnswers } from './kept-answers.tsx'
import { QuestionCard } from './question-card.tsx'
import { useOnline } from './use-online.ts'
import { readNumbers, useSurveyDraft } from './use-survey-draft.ts'

type FormScreenProps = {
  customer: { code: string; name: string; saleUnit: string }
  survey: AskedSurvey
  owner: Owner
}

/** A survey is answered at the shop: what is filled in stays on the phone until it has arrived. */
export function FormScreen({ customer, survey, owner }: FormScreenProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const snapshot = useSender(owner)
  const place = usePlace(owner.username)
  const isOnline = useOnline()
  const { draft, answer, addPhoto, dropPhoto, forget, isKept, isWritten } = useSurveyDraft(
    owner,
    customer.code,
    survey.id,
  )
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [doneId, setDoneId] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  useCachedVisit(markOf(owner))
  const answers = readNumbers(survey.questions, draft.answers)
  const faults = isTried ? whyNotAnswer(survey.questions, answers) : []
  const answered = survey.questions.filter(({ key }) => isAnswered(draft.answers[key])).length
  const name = pick(locale, survey.nameTh, survey.nameEn)
  const all = visitPaths.customerSurveys({ code: customer.code, saleunit: customer.saleUnit })

  async function keep() {
    const [first] = whyNotAnswer(survey.questions, answers)
    setIsTried(true)
    if (first) return form.current?.querySelector<HTMLElement>(`[data-card="${first.key}"]`)?.focus()
    setIsBusy(true)
    const id = crypto.randomUUID()
    const isSafe = await addEntry({
      ...{ id, owner: owner.username, centre: owner.centre, madeAt: Date.now() },
      ...{ customerCode: customer.code, customerName: customer.name },
      work: {
        ...{ kind: 'survey', surveyId: survey.id, surveyName: name, version: survey.version },
        ...{ answeredAt: new Date().toISOString(), place: await place.find() },
        answers: onlyAsked(survey.questions, answers),
        photos: survey.questions.flatMap(({ key }) => draft.photos[key] ?? []),
      },
    })
    if (!isSafe) showToast({ text: say('take.notKept'), tone: 'danger', lifeMs: toastLife.serverError })
    await forget()
    setIsTried(false)
    setIsBusy(false)
    setDoneId(id)
    sender.runNow()
    scrollTo({ top: 0 })
  }

  return (
    <main
      id="content"
      className="grid min-w-0 max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${name} · ${customer.name}`} indexed={false} />
      <Link
        to={all}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {customer.name}
      </Link>
      <h1 className="-mt-3 text-xl md:text-2xl">{name}</h1>
      <p className="text-muted">{pick(locale, survey.aboutTh, survey.aboutEn)}</p>
      {isOnline ? null : (
        <p role="status" className="flex items-center gap-2 rounded-card bg-sunk p-3 text-sm">
          <WifiOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {say('form.offline')}
        </p>
      )}
      <WaitingNotice owner={owner} snapshot={snapshot} customerCode={customer.code} />
      {doneId ? (
        <KeptAnswers
          hasArrived={!snapshot.entries.some(({ id }) => id === doneId)}
          all={all}
          onAgain={() => setDoneId(undefined)}
        />
      ) : (
        // No form element: without a signal the page holds back what a form submits.
        <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {survey.questions.map((question, at) => (
            <QuestionCard
              key={question.key}
              question={question}
              place={at + 1}
              value={draft.answers[question.key]}
              photos={draft.photos[question.key] ?? []}
              fault={faults.find(({ key }) => key === question.key)?.problem.say(locale)}
              findPlace={place.find}
              onAnswer={(value) => answer(question, value)}
              onPhoto={(photo) => addPhoto(question, photo)}
              onDropPhoto={(id) => dropPhoto(question, id)}
            />
          ))}
          <PlaceSwitch place={place} />
          {isKept ? null : (
            <p role="alert" className="text-danger text-sm">
              {say('take.notKept')}
            </p>
          )}
          <div className="sticky bottom-0 -mx-3 flex flex-wrap items-center gap-3 border-hairline border-t bg-paper px-3 py-3 md:mx-0">
            <p role="status" className="min-w-32 flex-1 text-sm">
              {say('form.answered', { count: answered, all: survey.questions.length })}
              {faults.length > 0 ? (
                <span className="block text-danger">{say('form.faults', { count: faults.length })}</span>
              ) : null}
              <span className="block text-muted">{answered > 0 && isWritten ? say('take.kept') : null}</span>
            </p>
            <Button size="lg" loading={isBusy} onClick={() => void keep()}>
              {say('form.keep')}
            </Button>
          </div>
        </div>
      )}
    </main>
  )
}
