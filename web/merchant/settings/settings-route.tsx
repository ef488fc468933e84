import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsOfCentreContract } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { SettingsScreen } from './settings-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const { rows, ownsNetwork, centres } = await callAsStaff(settingsOfCentreContract, { saleUnit })
    const scope = url.searchParams.get('scope') === 'network' ? ('network' as const) : ('centre' as const)
    return { rows, ownsNetwork, centres, scope, centreName: staff?.user.centreName ?? '' }
  })
}

export default function SettingsRoute() {
  const data = useLoaderData<typeof loader>()
  return <SettingsScreen key={data.scope} {...data} />
}
