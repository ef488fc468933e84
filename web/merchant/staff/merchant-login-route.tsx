import { Store } from 'lucide-react'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { merchantLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { staffSignInErrors } from '#shop/identity/sign-in-rules.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { useProblemFocus } from '#web/kit/forms/use-problem-focus.ts'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { linkWaiting } from '#web/shared/sign-in/link-waiting.ts'
import { ProviderButtons } from '#web/shared/sign-in/provider-buttons.tsx'
import { askSecondFactor } from '#web/shared/sign-in/second-factor-cookie.ts'
import { findWaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { sayTrouble } from '#web/shared/sign-in/trouble.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const to = safeReturn(url.searchParams.get('to'), merchantPaths.home)
  const { findStaff, settings, jar, locale } = context.get(visitorContext)
  if (await findStaff()) throw redirect(to)
  const { lineLogin, merchantRegisterOpen } = await settings()
  const way = inLanguage(locale, withQuery(paths.lineAuthen, { to }))
  const providers = lineLogin ? [{ provider: 'line', href: way } as const] : []
  return {
    ...{ to, providers, waiting: findWaitingLink(jar, 'staff'), trouble: sayTrouble(url, locale) },
    mayApply: merchantRegisterOpen,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { jar, call, locale } = visitor
  const form = await request.formData()
  const given = { username: field(form, 'username').trim(), password: field(form, 'password') }
  const wrong = invalidForm(staffSignInErrors(given), locale)
  if (wrong) return wrong
  try {
    const signedIn = await call(merchantLoginContract, {
      ...given,
      remember: field(form, 'remember') === 'Y',
    })
    saveSignIn(jar, 'merchant', signedIn)
    await linkWaiting(visitor, signedIn.token)
    return redirect(safeReturn(field(form, 'to'), merchantPaths.home))
  } catch (error) {
    const next = askSecondFactor(jar, error, safeReturn(field(form, 'to'), merchantPaths.home))
    return next ?? formProblem(error)
  }
}

const onWire = { username: 'username', password: 'password' } as const

export default function MerchantLoginRoute() {
  const say = useMerchantWords()
  const { to, providers, waiting, trouble, mayApply } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { errors, onSubmit } = useValidation<'username' | 'password'>({
    validate: staffSignInErrors,
    problem,
    onWire,
  })
  const form = useProblemFocus(problem, 'password')
  const sending = useNavigation().state !== 'idle'
  return (
    <SignInFrame
      title={say('page.merchantLogin')}
      mark={<Store aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />}
    >
      {waiting ? (
        <p role="status" className="rounded-input bg-primary-tint p-3">
          {say('merchant.linking', { name: waiting.name })}
        </p>
      ) : null}
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="to" value={to} />
        <FormAlert message={problem?.message ?? trouble} />
        <TextField
          label={say('merchant.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.username}
        />
        <PasswordInput
          label={say('merchant.password')}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <Checkbox
          name="remember"
          value="Y"
          label={say('merchant.remember')}
          hint={say('merchant.rememberHint')}
        />
        <Button type="submit" size="lg" wide loading={sending}>
          {say('merchant.signIn')}
        </Button>
      </Form>
      {waiting ? null : <ProviderButtons links={providers} />}
      {mayApply ? (
        <p className="text-center text-sm">
          {say('merchant.newHere')}{' '}
          <Link
            to={merchantPaths.register}
            className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
          >
            {say('page.merchantRegister')}
          </Link>
        </p>
      ) : null}
    </SignInFrame>
  )
}
