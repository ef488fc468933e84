import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { exportAccountContract } from '#shop/account/account-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { leadToConfirm } from '#web/kit/visit/confirm-first.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

/** The data export as a download, under the wire's field names. */
export async function loader({ context }: LoaderFunctionArgs) {
  const exported = await showProblems(() =>
    context
      .get(visitorContext)
      .call(exportAccountContract, {})
      .catch((error: unknown) => {
        throw leadToConfirm(error, withQuery(paths.pdpa, { ask: 'export' })) ?? error
      }),
  )
  const body = JSON.stringify(z.encode(exportAccountContract.answer, exported), null, 2)
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="sangdai-my-data-${bangkokDay(new Date())}.json"`,
      'cache-control': 'no-store',
    },
  })
}
