import type { LoaderFunctionArgs } from 'react-router'
import { agentPortraitContract } from '#shop/agents/agent-office-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { pictureResponse } from '#web/shared/pictures/picture-response.ts'

/** The picture of an agent or applicant; each look is recorded, so it must not be cached. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { code = '' } = params
  return pictureResponse({ id: code, size: undefined, request }, async () =>
    visitor.callAsStaff(agentPortraitContract, { code, saleUnit: await centreOf(visitor) }),
  )
}
