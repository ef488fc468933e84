import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { promotionMasterContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { surveyContract, type WrittenSurvey } from '#shop/surveys/survey-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { SurveyScreen } from './survey-screen.tsx'

const newSurvey: WrittenSurvey = {
  ...{ id: '', version: 0, state: 'draft', nameTh: '', nameEn: '', aboutTh: '', aboutEn: '' },
  ...{ customerTypes: [], questions: [], answers: 0, changedAt: '', changedBy: '' },
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const id = params.id ?? ''
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const [survey, { customerTypes }] = await Promise.all([
      id === 'new' ? newSurvey : callAsStaff(surveyContract, { saleUnit, id }),
      callAsStaff(promotionMasterContract, { saleUnit }),
    ])
    return { survey, customerTypes, mayChange: mayManage(staff?.user.role.RoleCode) }
  })
}

export default function SurveyRoute() {
  const page = useLoaderData<typeof loader>()
  return <SurveyScreen key={page.survey.id} {...page} />
}
