import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pickedListsContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { ListsScreen } from './lists-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const { lists } = await callAsStaff(pickedListsContract, { saleUnit: staff?.user.centre ?? '' })
    const [first] = lists
    const picked = lists.find(({ list }) => list === url.searchParams.get('list')) ?? first
    if (!picked) throw new Response(null, { status: 404 })
    return {
      picked,
      counts: lists.map(({ list, products }) => ({ list, count: products.length })),
      mayChange: mayManage(staff?.user.role.RoleCode),
    }
  })
}

export default function ListsRoute() {
  const page = useLoaderData<typeof loader>()
  return <ListsScreen key={`${page.picked.list} ${page.picked.version}`} {...page} />
}
