import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { surveyStates } from '#shop/surveys/survey.ts'
import { surveyListContract, surveysPage } from '#shop/surveys/survey-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { SurveysScreen } from './surveys-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const state = oneOf(surveyStates, url.searchParams.get('state'))
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), 800)
  return showProblems(async () => {
    const staff = await findStaff()
    const list = await callAsStaff(surveyListContract, {
      ...{ saleUnit: staff?.user.centre ?? '', skip: (page - 1) * surveysPage, take: surveysPage },
      ...(state ? { state } : {}),
    })
    return { ...list, state, page, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function SurveysRoute() {
  return <SurveysScreen {...useLoaderData<typeof loader>()} />
}
