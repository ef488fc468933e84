import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import {
  customerAnswersContract,
  surveysPage,
  surveysToAnswerContract,
} from '#shop/surveys/survey-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ownerOf } from '#web/merchant/outbox/owner-of.ts'
import { CustomerSurveysScreen } from './customer-surveys-screen.tsx'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { callAsStaff } = visitor
  const saleUnit = params.saleunit ?? ''
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), 800)
  return showProblems(async () => {
    const [customer] = await callAsStaff(customerListContract, { code: params.code, saleUnit })
    if (!customer) throw new Response(null, { status: 404 })
    const { code, name, typeCode: customerType } = customer
    const [open, answers] = await Promise.all([
      callAsStaff(surveysToAnswerContract, { saleUnit, customerType }),
      // One more than a page, so that its last visit is compared with the one before.
      callAsStaff(customerAnswersContract, {
        ...{ saleUnit, customerCode: code, skip: (page - 1) * surveysPage, take: surveysPage * 2 },
      }),
    ])
    return {
      ...{ customer: { code, name, saleUnit }, open, page, ...answers },
      shown: surveysPage,
      owner: await ownerOf(visitor),
    }
  })
}

export default function CustomerSurveysRoute() {
  const page = useLoaderData<typeof loader>()
  return <CustomerSurveysScreen key={page.customer.code} {...page} />
}
