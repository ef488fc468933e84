import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { surveysToAnswerContract } from '#shop/surveys/survey-contracts.ts'
import { surveysProblems } from '#shop/surveys/surveys-problems.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ownerOf } from '#web/merchant/outbox/owner-of.ts'
import { FormScreen } from './form-screen.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff, locale } = visitor
  const saleUnit = params.saleunit ?? ''
  return showProblems(async () => {
    const [customer] = await callAsStaff(customerListContract, { code: params.code, saleUnit })
    if (!customer) throw new Response(null, { status: 404 })
    const open = await callAsStaff(surveysToAnswerContract, { saleUnit, customerType: customer.typeCode })
    const survey = open.find(({ id }) => id === params.id)
    const { none } = surveysProblems
    if (!survey) throw data({ Code: none.code, Message: none[locale] }, { status: none.status })
    const { code, name } = customer
    return { customer: { code, name, saleUnit }, survey, owner: await ownerOf(visitor) }
  })
}

export default function FormRoute() {
  const page = useLoaderData<typeof loader>()
  return <FormScreen key={`${page.customer.code} ${page.survey.id}`} {...page} />
}
