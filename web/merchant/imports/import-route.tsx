import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { importContract, importRowsContract } from '#shop/imports/import-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { filterOf, viewOf } from './import-query.ts'
import { ImportScreen } from './import-screen.tsx'

const rowsInPage = 50

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const id = params.importid ?? ''
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Response(null, { status: 404 })
  return showProblems(async () => {
    const key = { saleUnit: (await findStaff())?.user.centre ?? '', id }
    const one = await callAsStaff(importContract, key)
    const view = viewOf(one, url.searchParams.get('show'))
    const after = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('after')) || 0), 0), 10_000_000)
    const page = await callAsStaff(importRowsContract, { ...key, ...filterOf(view), after, take: rowsInPage })
    return { one, view, after, page }
  })
}

export default function ImportRoute() {
  return <ImportScreen {...useLoaderData<typeof loader>()} />
}
