import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  confirmByCodeContract,
  confirmByPasswordContract,
  confirmStateContract,
  sendConfirmCodeContract,
} from '#shop/identity/confirm-contracts.ts'
import { codeErrors } from '#shop/identity/sign-in-rules.ts'
import { field, formProblem, invalidForm } from '#web/kit/calls/form-problem.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { safeReturn } from '#web/kit/visit/safe-return.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { type ConfirmAnswer, ConfirmScreen } from './confirm-screen.tsx'

/** "Confirm it is you": required before sensitive account changes. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const to = safeReturn(url.searchParams.get('to'), paths.profile)
  const state = await showProblems(() => context.get(visitorContext).call(confirmStateContract, {}))
  if (state.confirmed) throw redirect(to)
  return { ...state, to, inbox: context.get(partsContext).inbox, now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call, locale } = context.get(visitorContext)
  const form = await request.formData()
  const carried = {
    requestId: field(form, 'requestId'),
    reference: field(form, 'reference'),
    endsAt: field(form, 'endsAt'),
  }
  const sent = carried.requestId ? carried : undefined
  const answer = (refused: ReturnType<typeof formProblem>) =>
    data<ConfirmAnswer>({ sent, problem: refused.data.problem }, refused.init ?? {})
  try {
    if (field(form, 'do') === 'send') {
      const { requestId, reference, lifeSeconds } = await call(sendConfirmCodeContract, {})
      return data<ConfirmAnswer>({
        sent: { requestId, reference, endsAt: new Date(Date.now() + lifeSeconds * 1000).toISOString() },
      })
    }
    if (sent) {
      const wrong = invalidForm(codeErrors({ code: field(form, 'code') }), locale)
      if (wrong) return answer(wrong)
      await call(confirmByCodeContract, { requestId: sent.requestId, code: field(form, 'code') })
    } else await call(confirmByPasswordContract, { password: field(form, 'password') })
    return redirect(safeReturn(url.searchParams.get('to'), paths.profile))
  } catch (error) {
    return answer(formProblem(error))
  }
}

export default function ConfirmRoute() {
  return <ConfirmScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
