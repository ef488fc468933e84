import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { agentListContract, agentPage, agentTabs } from '#shop/agents/agent-office-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { AgentsScreen } from './agents-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const tab = oneOf(agentTabs, url.searchParams.get('tab')) ?? 'waiting'
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('page')) || 1), 1), 500)
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const list = await visitor.callAsStaff(agentListContract, { saleUnit, tab, skip: (page - 1) * agentPage })
    const role = (await visitor.findStaff())?.user.role.RoleCode
    return { tab, page, list, saleUnit, mayEnd: mayManage(role) }
  })
}

export default function AgentsRoute() {
  return <AgentsScreen {...useLoaderData<typeof loader>()} />
}
