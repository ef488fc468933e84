import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { closedCentreContract } from '#shop/centres/centre-contracts.ts'
import { sayClosed } from '#shop/centres/say-closed.ts'
import { otpRequestContract } from '#shop/identity/otp-contracts.ts'
import { userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { codeRequestErrors, signInErrors } from '#shop/identity/sign-in-rules.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { pendingPath } from '#web/kit/visit/pending-path.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { linkWaiting } from '#web/shared/sign-in/link-waiting.ts'
import { saveOtp } from '#web/shared/sign-in/otp-cookie.ts'
import { findWaitingLink } from '#web/shared/sign-in/ticket-cookie.ts'
import { sayTrouble } from '#web/shared/sign-in/trouble.ts'
import { LoginScreen } from './login-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { findShopper, settings, jar, locale } = visitor
  const to = safeReturn(url.searchParams.get('to'))
  if ((await findShopper())?.kind === 'customer') throw redirect(to)
  const { otpLogin, registerOpen, lineLogin, googleLogin, facebookLogin } = await settings()
  const method = url.searchParams.get('by')
  const by = method === 'forgot' ? 'forgot' : method === 'otp' && otpLogin ? 'otp' : 'password'
  const way = (path: string) =>
    inLanguage(locale, withQuery(path, { to: to === paths.home ? undefined : to }))
  const providers = [
    ...(lineLogin ? [{ provider: 'line', href: way(paths.lineAuthenUser) } as const] : []),
    ...(googleLogin
      ? [{ provider: 'google', href: way(paths.providerLogin({ provider: 'google' })) } as const]
      : []),
    ...(facebookLogin
      ? [{ provider: 'facebook', href: way(paths.providerLogin({ provider: 'facebook' })) } as const]
      : []),
  ]
  return {
    to,
    by,
    otpLogin,
    registerOpen,
    providers,
    waiting: findWaitingLink(jar, 'customer'),
    trouble: (await findClosed(visitor, url)) ?? sayTrouble(url, locale),
    passwordSet: url.searchParams.get('done') === 'reset',
  } as const
}

/** Why the centre of whoever was sent here is closed, as its owner wrote it. */
async function findClosed({ call, locale }: Visitor, url: URL): Promise<string | undefined> {
  const saleUnit = url.searchParams.get('centre') ?? ''
  if (!/^[A-Z0-9]{3,10}$/.test(saleUnit)) return undefined
  const { closed } = await call(closedCentreContract, { saleUnit })
  return closed ? sayClosed(closed, locale) : undefined
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const to = safeReturn(field(form, 'to'))
  const byPassword = field(form, 'by') === 'password'
  const [username, password] = [field(form, 'username').trim(), field(form, 'password')]
  const wrong = invalidForm(
    byPassword ? signInErrors({ username, password }) : codeRequestErrors({ username }),
    visitor.locale,
  )
  if (wrong) return wrong
  try {
    if (byPassword) {
      const signedIn = await visitor.call(userLoginContract, {
        username,
        password,
        dist: visitor.jar.get('selectedCentre')?.slice(0, 10),
      })
      saveSignIn(visitor.jar, 'customer', signedIn)
      await linkWaiting(visitor, signedIn.token)
      return redirect(signedIn.firstTime && to === paths.home ? paths.profileSetup : to)
    }
    const purpose = field(form, 'by') === 'forgot' ? 'reset' : 'login'
    const sent = await visitor.call(otpRequestContract, { mobileNo: username, purpose, channel: 'sms' })
    saveOtp(visitor.jar, { ...sent, mobile: username, purpose, to, sentAt: Date.now() })
    return redirect(withQuery(paths.verifyOtp, { frontend: 'Y' }))
  } catch (error) {
    const pending = pendingPath(error)
    if (pending) return redirect(pending)
    return formProblem(error)
  }
}

export default function LoginRoute() {
  const answer = useActionData<typeof action>()
  return <LoginScreen {...useLoaderData<typeof loader>()} problem={answer?.problem} />
}
