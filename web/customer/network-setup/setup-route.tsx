import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { sameAs } from '#shop/identity/rules.ts'
import {
  setupFinishContract,
  setupLineContract,
  setupSaveContract,
  setupSmsCodeContract,
  setupSmsContract,
  setupStateContract,
  setupWaitingContract,
} from '#shop/network-setup/setup-contracts.ts'
import { setupProblems } from '#shop/network-setup/setup-problems.ts'
import { type SetupStep, setupSteps } from '#shop/network-setup/setup-steps.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { saveSignIn } from '#web/kit/visit/access-token.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { readDraft } from './setup-form.ts'
import { SetupScreen } from './setup-screen.tsx'

export { keepFormValues as clientAction } from '#web/kit/forms/keep-form-values.ts'

const stepIn = (name: string | null | undefined) => setupSteps.find((step) => step === name)

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { jar, call } = context.get(visitorContext)
  const given = url.searchParams.get('key')
  if (given !== null) {
    // The key leaves the address at once, so that neither history nor a Referer tells it.
    jar.set('setup', given.slice(0, 100))
    throw redirect(officePaths.setup, {
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })
  }
  const key = jar.get('setup')
  return showProblems(async () => {
    if (!key) {
      const { waiting } = await call(setupWaitingContract, {})
      return { closed: waiting ? ('noKey' as const) : ('finished' as const), message: undefined }
    }
    try {
      const state = await call(setupStateContract, { key })
      const first = setupSteps.find((one) => !state.finished.includes(one))
      return { ...state, step: stepIn(url.searchParams.get('step')) ?? first ?? 'goods' }
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      const isOver = error.problem.Code === setupProblems.finished.code
      if (!isOver && error.problem.Code !== setupProblems.wrongKey.code && error.status !== 429) throw error
      return {
        closed: isOver ? ('finished' as const) : ('noKey' as const),
        message: isOver ? undefined : error.said,
      }
    }
  })
}

/** What is only kept changes nothing that is shown. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('do') === 'keep' ? false : defaultShouldRevalidate
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  const key = visitor.jar.get('setup') || 'none'
  const step = stepIn(field(form, 'step')) ?? 'network'
  try {
    return await act(visitor, { form, key, step })
  } catch (error) {
    return formProblem(error)
  }
}

type Sent = { form: FormData; key: string; step: SetupStep }

async function act(visitor: Visitor, { form, key, step }: Sent) {
  const { call } = visitor
  const [doing, draft] = [field(form, 'do'), readDraft(form, step)]
  if (doing === 'keep') {
    await call(setupSaveContract, { key, step, draft, unfinished: true })
    return data({ problem: undefined })
  }
  if (doing === 'sms') await call(setupSmsContract, { key })
  else if (doing === 'smsCode')
    await call(setupSmsCodeContract, { key, code: field(form, 'code').trim().slice(0, 10) || '-' })
  else if (doing === 'line') await call(setupLineContract, { key })
  else return goOn(visitor, { form, key, step })
  return redirect(withQuery(officePaths.setup, { step }))
}

async function goOn(visitor: Visitor, { form, key, step }: Sent) {
  const { call, locale } = visitor
  const draft = readDraft(form, step)
  const password = field(form, 'password').slice(0, 200)
  const differs = sameAs(password)(field(form, 'confirmPassword'))
  if (step === 'owner' && differs) {
    await call(setupSaveContract, { key, step, draft, unfinished: true })
    const wrong = invalidForm({ confirmPassword: differs }, locale)
    if (wrong) return wrong
  }
  if (step === 'messages') draft.skipMessages = 'Y'
  await call(setupSaveContract, { key, step, draft, ...(step === 'owner' ? { password } : {}) })
  if (field(form, 'do') === 'open') return open(visitor, key, draft.goods)
  const after = setupSteps[setupSteps.indexOf(step) + 1] ?? step
  return redirect(withQuery(officePaths.setup, { step: after }))
}

async function open({ call, jar }: Visitor, key: string, goods: string | undefined) {
  const signedIn = await call(setupFinishContract, { key })
  saveSignIn(jar, 'merchant', signedIn)
  jar.set('setup', '')
  return redirectDocument(
    goods === 'sheet' ? withQuery(importPaths.imports, { kind: 'products' }) : merchantPaths.home,
  )
}

export default function SetupRoute() {
  const loaded = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  if (loaded.closed) return <ClosedScreen why={loaded.closed} message={loaded.message} />
  return <SetupScreen key={loaded.step} state={loaded} step={loaded.step} problem={problem} />
}
