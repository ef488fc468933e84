import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { ownApplicationContract } from '#shop/applications/application-contracts.ts'
import { applicationPictures } from '#shop/applications/application-form.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Drawing } from '#web/ui/drawings.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { fileIn } from './apply-form.ts'
import { PictureFields } from './person-sections.tsx'
import { shrunk } from './shrunk.ts'

type Application = AnswerOf<typeof ownApplicationContract>
type AppliedScreenProps = { application: Application; hasFailed: boolean; problem: FormProblem | undefined }

/** How an application stands, and the way to send its pictures again. */
export function AppliedScreen({ application, hasFailed, problem }: AppliedScreenProps) {
  const say = useApplyWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { state, why, username } = application
  const centres = application.centres.map(({ nameTh, nameEn }) => pick(locale, nameTh, nameEn)).join(', ')
  const title = say(`applied.${state}`)
  return (
    <main id="content" className="mx-auto grid w-full max-w-form gap-5 px-4 py-6 md:py-10">
      <PageHead title={title} indexed={false} />
      <div className="grid justify-items-center gap-2 text-center">
        <Drawing name={state === 'rejected' ? 'not-open' : 'success'} />
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <p className="balanced text-muted">{centres}</p>
      </div>
      {state === 'waiting' ? (
        <>
          <Steps username={username} />
          <Pictures application={application} hasFailed={hasFailed} problem={problem} />
        </>
      ) : null}
      {state === 'approved' ? (
        <>
          <p className="text-center">{say('applied.signInAs', { username })}</p>
          <LinkButton to={merchantPaths.login} size="lg" wide>
            {sayMerchant('page.merchantLogin')}
          </LinkButton>
        </>
      ) : null}
      {state === 'rejected' ? (
        <>
          <Card className="grid gap-1">
            <strong>{say('applied.why')}</strong>
            <p>{why}</p>
          </Card>
          <LinkButton to={merchantPaths.register} size="lg" wide>
            {say('applied.anew')}
          </LinkButton>
        </>
      ) : null}
    </main>
  )
}

function Steps({ username }: { username: string }) {
  const say = useApplyWords()
  const steps = [
    { title: say('applied.received'), text: say('applied.receivedText'), isDone: true },
    { title: say('applied.check'), text: say('applied.checkText'), isDone: false },
    { title: say('applied.start'), text: say('applied.startText', { username }), isDone: false },
  ]
  return (
    <Card as="section">
      <ol className="grid">
        {steps.map(({ title, text, isDone }, at) => (
          <li
            key={title}
            className="flex gap-3 border-hairline border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <span
              aria-hidden
              className={joinClasses(
                'grid size-7 shrink-0 place-items-center rounded-chip font-bold text-sm',
                isDone ? 'bg-primary text-on-primary' : 'bg-primary-tint text-primary-text',
              )}
            >
              {isDone ? <Check size={18} strokeWidth={2.5} /> : at + 1}
            </span>
            <span>
              <strong className="block">{title}</strong>
              <span className="text-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Pictures({ application, hasFailed, problem }: AppliedScreenProps) {
  const say = useApplyWords()
  const submit = useSubmit()
  const [isPreparing, setIsPreparing] = useState(false)
  const isSending = useNavigation().state !== 'idle' || isPreparing
  const isMissing = !application.taxImage || (application.kind === 'open' && !application.shopImage)
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    setIsPreparing(true)
    for (const name of applicationPictures) {
      const photo = fileIn(filled, name)
      filled.delete(name)
      if (photo) filled.set(name, await shrunk(photo), 'photo.jpg')
    }
    setIsPreparing(false)
    await submit(filled, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }
  const failed = hasFailed && isMissing ? say('applied.picturesFailed') : undefined
  return (
    <Card as="section" className={joinClasses('grid gap-4', (failed || problem) && 'border-danger')}>
      <div className="grid gap-1">
        <h2 className="text-lg">{say('apply.pictures')}</h2>
        <p className="text-muted text-sm">
          {say(isMissing ? 'applied.picturesMissing' : 'applied.picturesThere')}
        </p>
      </div>
      <FormAlert message={problem?.message ?? failed} />
      <Form method="post" encType="multipart/form-data" onSubmit={send} className="grid gap-4" noValidate>
        <PictureFields errors={problem?.fields ?? {}} isOpening={application.kind === 'open'} />
        <Button type="submit" variant={isMissing ? 'primary' : 'secondary'} wide loading={isSending}>
          {say('applied.sendPictures')}
        </Button>
      </Form>
    </Card>
  )
}
