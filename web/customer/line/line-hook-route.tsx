import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { field } from '#web/kit/calls/form-problem.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { openedBy } from '#web/shared/sign-in/opened-by.ts'
import { signInByLiff } from './liff-sign-in.ts'
import { LiffSignInScreen } from './liff-sign-in-screen.tsx'
import { answerHook, openHook, readHookRequest } from './line-hook.ts'
import { LineHookScreen } from './line-hook-screen.tsx'

/**
 * LINE opens the shop here: from a message, a rich menu (`dc` is its centre) or LIFF (`liff.state`). Visitors
 * sign in by LINE first and return.
 */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const hookRequest = readHookRequest((name) => url.searchParams.get(name) ?? '')
  const { liff } = context.get(partsContext)
  return showProblems(() =>
    openHook(context.get(visitorContext), openedBy(request.headers), hookRequest, liff),
  )
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const visitor = context.get(visitorContext)
  const hookRequest = readHookRequest((name) => field(form, name))
  const tokens = { idToken: field(form, 'idToken'), accessToken: field(form, 'accessToken') }
  return showProblems(() =>
    hookRequest.byLiff && tokens.idToken
      ? signInByLiff(visitor, hookRequest, tokens)
      : answerHook(visitor, hookRequest),
  )
}

export default function LineHookRoute() {
  const question = useLoaderData<typeof loader>()
  return 'app' in question ? <LiffSignInScreen {...question} /> : <LineHookScreen {...question} />
}
