import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { masterDataContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { entryKinds } from './entry-kinds.ts'
import { WordsScreen } from './words-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    return {
      kind: oneOf(entryKinds, url.searchParams.get('kind')) ?? 'category',
      master: await callAsStaff(masterDataContract, { saleUnit: staff?.user.centre ?? '' }),
      mayChange: mayManage(staff?.user.role.RoleCode),
    }
  })
}

export default function WordsRoute() {
  const page = useLoaderData<typeof loader>()
  return <WordsScreen key={page.kind} {...page} />
}
