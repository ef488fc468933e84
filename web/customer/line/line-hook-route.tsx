import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { field } from '#web/kit/calls/form-problem.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { openedBy } from '#web/shared/sign-in/opened-by.ts'
import { answerHook, openHook, readHookRequest } from './line-hook.ts'
import { LineHookScreen } from './line-hook-screen.tsx'

/**
 * LINE opens the shop here: from a message, a rich menu (`dc` is its centre) or LIFF (`liff.state`). Visitors
 * sign in by LINE first and return.
 */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const hookRequest = readHookRequest((name) => url.searchParams.get(name) ?? '')
  return showProblems(() => openHook(context.get(visitorContext), openedBy(request.headers), hookRequest))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return showProblems(() =>
    answerHook(
      context.get(visitorContext),
      readHookRequest((name) => field(form, name)),
    ),
  )
}

export default function LineHookRoute() {
  return <LineHookScreen {...useLoaderData<typeof loader>()} />
}
