import { Check } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { type SetupStep, setupSteps, untouched } from '#shop/network-setup/setup-steps.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useOtherLanguage } from '#web/kit/page/other-language.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { CentreStep } from './centre-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { GoOn } from './go-on.tsx'
import { GoodsStep } from './goods-step.tsx'
import { MessagesStep } from './messages-step.tsx'
import { NetworkStep } from './network-step.tsx'
import { OwnerStep } from './owner-step.tsx'
import type { SetupState } from './setup-state.ts'
import { useKeepTyped } from './use-keep-typed.ts'

const partOf = {
  network: NetworkStep,
  centre: CentreStep,
  owner: OwnerStep,
  messages: MessagesStep,
  delivery: DeliveryStep,
  goods: GoodsStep,
}

type SetupScreenProps = { state: SetupState; step: SetupStep; problem: FormProblem | undefined }

/** One step of opening a network, with the way to all others. */
export function SetupScreen({ state, step, problem }: SetupScreenProps) {
  const say = useSetupWords()
  const Part = partOf[step]
  const form = useProblemFocus(problem, 'code')
  const { keepSoon, forget } = useKeepTyped()
  const isSending = useNavigation().formData !== undefined
  const shown = { ...state, draft: { ...untouched, ...state.draft } }
  return (
    <main id="content" className="page-width grid max-w-240 content-start gap-4 py-4 md:gap-6 md:py-8">
      <PageHead title={say('newShop.title')} indexed={false} />
      <div className="flex items-start justify-between gap-3">
        <div>
          <h1 className="text-xl md:text-2xl">{say('newShop.title')}</h1>
          <p className="text-muted text-sm md:text-base">{say('newShop.lead')}</p>
        </div>
        <OtherLanguage />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
        <Steps step={step} finished={state.finished} />
        <Card
          as="section"
          aria-labelledby="step-title"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 md:p-6"
        >
          <div>
            <p className="text-muted text-sm md:hidden">
              {say('newShop.stepOf', { number: setupSteps.indexOf(step) + 1, count: setupSteps.length })}
            </p>
            <h2 id="step-title" className="text-lg">
              {say(`newShop.${step}`)}
            </h2>
            <p className="text-muted text-sm">{say(`newShop.${step}Text`)}</p>
          </div>
          <Form
            ref={form}
            method="post"
            noValidate
            onInput={keepSoon}
            onSubmit={forget}
            className="grid grid-cols-[minmax(0,1fr)] gap-4"
          >
            <input type="hidden" name="step" value={step} />
            <FormAlert message={problem?.message} />
            <Part state={shown} errors={problem?.fields ?? {}} />
            <GoOn state={state} step={step} isSending={isSending} />
          </Form>
        </Card>
      </div>
    </main>
  )
}

function OtherLanguage() {
  const say = useCommonWords()
  const { href, name, locale } = useOtherLanguage()
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-primary-text text-sm hover:underline"
    >
      <span className="sr-only">{say('app.language')}: </span>
      {name}
    </a>
  )
}

function Steps({ step, finished }: { step: SetupStep; finished: readonly SetupStep[] }) {
  const say = useSetupWords()
  return (
    <nav aria-label={say('newShop.steps')}>
      <ol className="flex justify-between gap-1 md:grid">
        {setupSteps.map((each, at) => {
          const [isHere, isDone] = [each === step, finished.includes(each)]
          return (
            <li key={each}>
              <Link
                to={withQuery(officePaths.setup, { step: each })}
                aria-current={isHere ? 'step' : undefined}
                className={joinClasses(
                  'flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-input md:justify-start md:px-2',
                  isHere ? 'font-bold md:bg-primary-tint' : 'hover:bg-sunk',
                )}
              >
                <span
                  aria-hidden
                  className={joinClasses(
                    'grid size-8 shrink-0 place-items-center rounded-chip text-sm',
                    isDone ? 'bg-primary text-on-primary' : 'border border-outline bg-card',
                    isHere && 'outline-2 outline-primary-text outline-offset-2',
                  )}
                >
                  {isDone ? <Check size={18} strokeWidth={2.5} /> : at + 1}
                </span>
                <span className="max-md:sr-only">{say(`newShop.${each}`)}</span>
                {isDone ? <span className="sr-only">({say('newShop.stepDone')})</span> : null}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
