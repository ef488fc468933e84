import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentItemContract, agentItemsContract } from '#shop/agent-trade/agent-item-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { ItemScreen } from './item-screen.tsx'

/** Of one route file two pages: what is added may be copied from another item. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { callAsSelf } = context.get(visitorContext)
  const code = (params.id ?? '').slice(0, 20)
  const isEdit = withoutLanguage(url.pathname).startsWith(paths.agentProductEdit())
  return showProblems(async () => {
    if (code) return { isEdit, ...(await callAsSelf(agentItemContract, { code })) }
    // Asked so that whoever is no agent is refused here, not when they save.
    await callAsSelf(agentItemsContract, {})
    return { isEdit: false, item: undefined, movements: [] }
  })
}

export default function ItemRoute() {
  const data = useLoaderData<typeof loader>()
  return <ItemScreen key={data.item?.code} {...data} />
}
