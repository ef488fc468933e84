import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  beginAtSignInContract,
  confirmAtSignInContract,
  enterSecondFactorContract,
} from '#shop/second-factor/second-factor-contracts.ts'
import { secondFactorProblems } from '#shop/second-factor/second-factor-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field, formProblem } from '#web/kit/calls/form-problem.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { linkWaiting } from '#web/shared/sign-in/link-waiting.ts'
import { findWaitingSignIn } from '#web/shared/sign-in/second-factor-cookie.ts'
import { CodeScreen } from './code-screen.tsx'
import { RecoveryCodesScreen } from './recovery-codes.tsx'
import { SetupScreen } from './setup-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const waiting = findWaitingSignIn(visitor.jar)
  if (!waiting) throw redirect(merchantPaths.login)
  const to = safeReturn(waiting.to, merchantPaths.home)
  const isRecovery = url.searchParams.get('by') === 'recovery'
  return {
    to,
    need: waiting.need,
    isRecovery,
    app: waiting.need === 'setup' ? await beginFor(visitor, waiting.ticket) : null,
  }
}

/** The key as text and drawn; none once it is confirmed, when only the recovery codes are left to show. */
async function beginFor({ call }: Visitor, ticket: string) {
  try {
    const { secret, address } = await call(beginAtSignInContract, { ticket })
    return { secret, qr: qrPath(address) }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    if (error.problem.Code === secondFactorProblems.already.code) return null
    throw redirect(merchantPaths.login)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { jar, call } = visitor
  const waiting = findWaitingSignIn(jar)
  if (!waiting) return redirect(merchantPaths.login)
  const { ticket, need } = waiting
  const code = field(await request.formData(), 'code')
    .trim()
    .padStart(6, ' ')
    .slice(0, 20)
  try {
    if (need === 'setup') {
      const { signedIn, recoveryCodes } = await call(confirmAtSignInContract, { ticket, code })
      saveSignIn(jar, 'merchant', signedIn)
      await linkWaiting(visitor, signedIn.token)
      return { recoveryCodes, problem: undefined }
    }
    const signedIn = await call(enterSecondFactorContract, { ticket, code })
    saveSignIn(jar, 'merchant', signedIn)
    jar.set('secondFactor', '')
    await linkWaiting(visitor, signedIn.token)
    return redirect(safeReturn(waiting.to, merchantPaths.home))
  } catch (error) {
    return formProblem(error)
  }
}

export default function CodeRoute() {
  const { to, need, isRecovery, app } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'recoveryCodes' in answer && answer.recoveryCodes)
    return <RecoveryCodesScreen codes={answer.recoveryCodes} to={to} />
  if (need === 'setup') return <SetupScreen app={app} problem={answer?.problem} />
  return <CodeScreen isRecovery={isRecovery} problem={answer?.problem} />
}
