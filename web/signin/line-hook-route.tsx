import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { field } from '#web/kit/form-problem.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'
import { answerHook, openHook, readAsked } from './line-hook.ts'
import { LineHookScreen } from './line-hook-screen.tsx'
import { openedBy } from './opened-by.ts'

/**
 * Where LINE opens the shop: from a message, a rich menu (`dc` names the centre it belongs to) or a LIFF address (`liff.state`).
 * Whoever is not signed in goes by LINE first and comes back here.
 */
export function loader({ request, url, context }: LoaderFunctionArgs) {
  const asked = readAsked((name) => url.searchParams.get(name) ?? '')
  return showProblems(() => openHook(context.get(visitorContext), openedBy(request.headers), asked))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return showProblems(() =>
    answerHook(
      context.get(visitorContext),
      readAsked((name) => field(form, name)),
    ),
  )
}

export default function LineHookRoute() {
  return <LineHookScreen {...useLoaderData<typeof loader>()} />
}
