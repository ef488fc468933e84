import type { ActionFunctionArgs } from 'react-router'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { answerScript } from './exchange.ts'

export function loader() {
  return {}
}

/** Only an address in another spelling comes here: the server answers scripts before the router sees them. */
export async function action({ params, request, context }: ActionFunctionArgs): Promise<Response> {
  const { status, body } = await answerScript(params.call ?? '', request, context.get(visitorContext))
  return Response.json(body, { status })
}
