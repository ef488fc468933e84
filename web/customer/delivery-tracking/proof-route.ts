import type { LoaderFunctionArgs } from 'react-router'
import { deliveryProofContract } from '#shop/deliveries/tracking-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { proofRequest, proofResponse } from '#web/shared/delivery-tracking/proof-response.ts'

/** A picture that proves the delivery of the customer's own order. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return proofResponse(() => context.get(visitorContext).call(deliveryProofContract, proofRequest(params)))
}
