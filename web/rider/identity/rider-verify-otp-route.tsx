import { Truck } from 'lucide-react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { riderOtpLoginContract } from '#shop/identity/otp-contracts.ts'
import { codeErrors } from '#shop/identity/sign-in-rules.ts'
import { maskMobile } from '#shop/thai/phone.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { CodeLife } from '#web/kit/forms/code-life.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { findOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useRiderWords } from '#web/words/words.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const requested = findOtp(context.get(visitorContext).jar)
  if (requested?.purpose !== 'rider') return null
  const { reference, mobile, sentAt, lifeSeconds } = requested
  return {
    reference,
    mobile: maskMobile(mobile),
    leftMs: Math.max(0, sentAt + lifeSeconds * 1000 - Date.now()),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { jar, call, locale } = context.get(visitorContext)
  const requested = findOtp(jar)
  if (requested?.purpose !== 'rider') throw redirect(riderPaths.login)
  const code = field(await request.formData(), 'code')
  const wrong = invalidForm(codeErrors({ code }), locale)
  if (wrong) return wrong
  try {
    saveSignIn(jar, 'rider', await call(riderOtpLoginContract, { requestId: requested.requestId, code }))
    jar.set('otp', '')
    return redirect(safeReturn(requested.to, riderPaths.home))
  } catch (error) {
    return formProblem(error)
  }
}

export default function RiderVerifyOtpRoute() {
  const say = useRiderWords()
  const requested = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const sending = useNavigation().state !== 'idle'
  const { errors, onSubmit } = useValidation({ validate: codeErrors, problem, onWire: { code: 'code' } })
  const form = useProblemFocus(problem, 'code')
  const mark = <Truck aria-hidden size={48} strokeWidth={1.5} className="text-primary-text" />
  if (!requested) {
    return (
      <SignInFrame title={say('page.riderVerifyOtp')} text={say('rider.noCode')} mark={mark}>
        <LinkButton to={withQuery(riderPaths.login, { by: 'otp' })} size="xl" wide>
          {say('rider.byCode')}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={say('page.riderVerifyOtp')}
      text={say('rider.codeSent', { reference: requested.reference, mobile: requested.mobile })}
      mark={mark}
    >
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <FormAlert message={problem?.message} />
        <p className="text-center text-muted">
          <CodeLife
            key={requested.reference}
            leftMs={requested.leftMs}
            left={(time) => say('rider.codeLeft', { time })}
            over={say('rider.codeOver')}
          />
        </p>
        <CodeField label={say('rider.code')} error={errors.code} />
        <Button type="submit" size="xl" wide loading={sending}>
          {say('rider.signIn')}
        </Button>
      </Form>
      <LinkButton to={withQuery(riderPaths.login, { by: 'otp' })} variant="quiet" size="xl" wide>
        {say('rider.again')}
      </LinkButton>
    </SignInFrame>
  )
}
