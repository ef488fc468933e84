import type { ActionFunctionArgs } from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { takeSlip } from './take-slip.ts'

export function loader() {
  return new Response(null, { status: 405 })
}

/** The form of the upload page, sent by its script, which can tell how much of it has gone. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const visitor = context.get(visitorContext)
  const taken = await takeSlip(request, visitor)
  return 'to' in taken
    ? Response.json({ to: inLanguage(visitor.locale, taken.to) })
    : Response.json({ refused: taken.refused }, { status: taken.status })
}
