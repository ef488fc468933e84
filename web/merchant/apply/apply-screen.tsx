import { useState } from 'react'
import { Form, Link } from 'react-router'
import { sayPhone } from '#shop/thai/phone.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import type { WaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { KindSection, NewCentreSection } from './centre-sections.tsx'
import { CodeSection } from './code-section.tsx'
import { JoinSection } from './join-section.tsx'
import { BankSection, ConsentSection, PersonSection, PictureFields } from './person-sections.tsx'
import { Section } from './section.tsx'
import { type ApplyAnswer, useApplyForm } from './use-apply-form.ts'
import type { CentreToJoin } from './use-centres-to-join.ts'

type ApplyScreenProps = {
  open: boolean
  policyVersion: string
  passwordLongest: number
  contactPhone: string
  banks: readonly { code: string; name: string; nameEn: string }[]
  centres: readonly CentreToJoin[]
  waiting: WaitingLink | undefined
  hasApplied: boolean
  answer: ApplyAnswer | undefined
}

/** For whoever wants to sell through the network: in centres that are there, or with one of their own. */
export function ApplyScreen(props: ApplyScreenProps) {
  const say = useApplyWords()
  const sayMerchant = useMerchantWords()
  const title = sayMerchant('page.merchantRegister')
  return (
    <main id="content" className="mx-auto grid w-full max-w-3xl gap-4 px-3 py-4 md:px-6 md:py-8">
      <PageHead title={title} description={say('apply.description')} indexed={props.open} />
      <Logo />
      {props.open ? (
        <ApplyForm {...props} />
      ) : (
        <EmptyState
          asPageTitle
          drawing="not-open"
          title={say('apply.closed')}
          text={say('apply.closedCall', { phone: sayPhone(props.contactPhone) })}
          action={<LinkButton to={merchantPaths.login}>{sayMerchant('page.merchantLogin')}</LinkButton>}
        />
      )}
    </main>
  )
}

function ApplyForm({ answer, ...props }: ApplyScreenProps) {
  const say = useApplyWords()
  const sayMerchant = useMerchantWords()
  const { passwordLongest, policyVersion } = props
  const { form, send, mend, doing, sent, setMobile, errors, message } = useApplyForm({
    answer,
    passwordLongest,
  })
  const values = answer?.values
  const [kind, setKind] = useState(values?.kind ?? 'open')
  const link = 'inline-flex min-h-11 items-center font-bold text-primary-text hover:underline'
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantRegister')}</h1>
        <p className="text-muted">{say('apply.lead')}</p>
        {props.hasApplied ? (
          <Link to={officePaths.applied} className={link}>
            {say('apply.seeState')}
          </Link>
        ) : null}
      </div>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={send}
        onChange={mend}
        className="group/apply grid gap-4"
        noValidate
      >
        <KindSection kind={kind} onKind={setKind} />
        <NewCentreSection values={values} errors={errors} hasMap={kind === 'open'} />
        <JoinSection values={values} errors={errors} centres={props.centres} />
        <PersonSection
          values={values}
          errors={errors}
          passwordLongest={passwordLongest}
          waiting={props.waiting}
          onMobile={setMobile}
        />
        <BankSection values={values} errors={errors} banks={props.banks} />
        <Section number={5} title={say('apply.pictures')}>
          <PictureFields errors={errors} isOpening={kind === 'open'} />
        </Section>
        <ConsentSection
          errors={errors}
          policyVersion={policyVersion}
          isAccepted={values?.policyVersion === policyVersion}
        />
        {sent ? (
          <CodeSection sent={sent} doing={doing} message={message} wrong={errors.code} />
        ) : (
          <div className="grid gap-3">
            <FormAlert
              message={message ?? (Object.keys(errors).length > 0 ? say('apply.mend') : undefined)}
            />
            <Button type="submit" name="do" value="code" size="lg" wide loading={doing}>
              {say('apply.sendCode')}
            </Button>
            <p className="text-center text-muted text-sm">{say('apply.sendCodeHint')}</p>
          </div>
        )}
      </Form>
      <p className="text-center text-sm">
        {say('apply.haveAccount')}{' '}
        <Link to={merchantPaths.login} className={link}>
          {sayMerchant('page.merchantLogin')}
        </Link>
      </p>
    </>
  )
}
