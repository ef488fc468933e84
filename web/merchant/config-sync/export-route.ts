import type { LoaderFunctionArgs } from 'react-router'
import { configExportContract } from '#shop/merchant-settings/config-sync-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** Every setting of this deployment as a file that another one can compare itself with. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { callAsStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const file = await callAsStaff(configExportContract, {})
    return new Response(`${JSON.stringify(file, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="settings-${bangkokDay(new Date())}.json"`,
        'cache-control': 'no-store',
      },
    })
  })
}
