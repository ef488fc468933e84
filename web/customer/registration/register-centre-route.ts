import type { LoaderFunctionArgs } from 'react-router'
import { registerOptionsContract } from '#shop/customers/registration-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readWhere } from './registration-form.ts'

async function optionsAt({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const param = (name: string) => url.searchParams.get(name) ?? ''
  return showProblems(() =>
    call(registerOptionsContract, {
      dist: param('dist').slice(0, 20),
      saleCode: param('saleCode').slice(0, 60),
      ...readWhere(param),
    }),
  )
}
export type RegisterOptions = Awaited<ReturnType<typeof optionsAt>>

/** The centre for an address, and its choices. Not a page of its own. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await optionsAt(args))
}
