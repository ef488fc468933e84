import { Form, Link } from 'react-router'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import type { WaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'
import { CodeSection } from './register-code.tsx'
import {
  AddressSection,
  ConsentSection,
  PersonSection,
  PhotoSection,
  ShopSection,
} from './register-sections.tsx'
import { type RegisterAnswer, useRegisterForm } from './use-register-form.ts'
import { useServingCentre } from './use-serving-centre.ts'

type RegisterScreenProps = RegisterOptions & {
  dist: string
  saleCode: string
  bySalesperson: boolean
  waiting: WaitingLink | undefined
  answer: RegisterAnswer | undefined
}

export function RegisterScreen(props: RegisterScreenProps) {
  const say = useRegisterWords()
  return (
    <main id="content" className="mx-auto grid w-full max-w-prose gap-4 px-3 py-4 md:px-6 md:py-8">
      <PageHead title={say('page.register')} description={say('register.description')} indexed={props.open} />
      {props.bySalesperson ? <Logo /> : null}
      {props.open ? <RegisterForm {...props} /> : <RegisterClosed phone={props.centre?.phone} />}
    </main>
  )
}

function RegisterClosed({ phone }: { phone: string | undefined }) {
  const say = useRegisterWords()
  return (
    <EmptyState
      asPageTitle
      drawing="not-open"
      title={say('register.closed')}
      text={phone ? say('register.closedCall', { phone: sayPhone(phone) }) : undefined}
      action={<LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>}
    />
  )
}

function RegisterForm({ dist, saleCode, bySalesperson, waiting, answer, ...first }: RegisterScreenProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  const serving = useServingCentre(answer?.options ?? first)
  const { storeTypes, policyVersion, passwordLongest } = serving.options
  const { centre, salesperson } = first
  const { form, send, mend, doing, sent, setMobile, errors, message } = useRegisterForm({
    answer,
    passwordLongest,
  })
  const values = answer?.values
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-xl md:text-2xl">{say('page.register')}</h1>
        <p className="text-muted">
          {centre && first.chosenBy !== 'default'
            ? say('register.lead', { centre: pick(locale, centre.name, centre.nameEn) })
            : say('register.leadOpen')}
        </p>
        {salesperson ? (
          <p className="text-sm">{say('register.salesperson', { name: salesperson.name })}</p>
        ) : null}
      </div>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={send}
        onChange={mend}
        className="grid gap-4"
        noValidate
      >
        <input type="hidden" name="dist" value={dist} />
        <input type="hidden" name="saleCode" value={saleCode} />
        <input type="hidden" name="layout" value={bySalesperson ? 'merchant' : ''} />
        <ShopSection values={values} errors={errors} storeTypes={storeTypes} />
        <PersonSection
          values={values}
          errors={errors}
          passwordLongest={passwordLongest}
          suggestedName={waiting?.name}
          onMobile={setMobile}
        />
        <AddressSection values={values} errors={errors} onPlace={serving.setPlace} onPin={serving.setPin}>
          {serving.Part ? (
            <serving.Part
              {...serving}
              link={{ dist, saleCode }}
              onOptions={serving.setFound}
              isRequested={values?.askNearest === 'Y'}
              wrong={errors.askNearest}
            />
          ) : null}
          {errors.askNearest ? (
            <noscript>
              <Checkbox name="askNearest" value="Y" label={errors.askNearest} />
            </noscript>
          ) : null}
        </AddressSection>
        <PhotoSection errors={errors} />
        <ConsentSection
          policyVersion={policyVersion}
          accepted={values?.policyVersion === policyVersion}
          errors={errors}
        />
        {sent ? (
          <CodeSection sent={sent} doing={doing} message={message} wrong={errors.code} />
        ) : (
          <div className="grid gap-3">
            <FormAlert
              message={message ?? (Object.keys(errors).length > 0 ? say('register.mend') : undefined)}
            />
            <Button type="submit" name="do" value="code" size="lg" wide loading={doing}>
              {say('register.sendCode')}
            </Button>
            <p className="text-center text-muted text-sm">{say('register.sendCodeHint')}</p>
          </div>
        )}
      </Form>
      {bySalesperson ? null : (
        <p className="text-center text-sm">
          {say('register.haveAccount')}{' '}
          <Link
            to={paths.login}
            className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
          >
            {say('page.login')}
          </Link>
        </p>
      )}
    </>
  )
}
