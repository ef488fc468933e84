import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentForms, mostOrdered } from '#shop/merchant-contents/content-forms.ts'
import { contentListContract, contentsPage } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { readContentQuery } from './content-query.ts'
import { ContentsScreen } from './contents-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const query = readContentQuery(url.searchParams)
  const { kind, state, text, page } = query
  // What is put in order is seen as a whole.
  const take = contentForms[kind].isOrdered || kind === 'P' ? mostOrdered : contentsPage
  return showProblems(async () => {
    const staff = await findStaff()
    const list = await callAsStaff(contentListContract, {
      ...{ saleUnit: staff?.user.centre ?? '', kind, skip: (page - 1) * take, take },
      ...(state === 'removed' ? { removed: true } : state ? { state } : {}),
      ...(text ? { text } : {}),
    })
    return { ...list, query, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function ContentsRoute() {
  const page = useLoaderData<typeof loader>()
  return <ContentsScreen key={page.query.kind} {...page} />
}
