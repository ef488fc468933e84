import type { AnswerOf, RequestOf } from '#shop/contract/endpoint.ts'
import type { deliveryProofContract } from '#shop/deliveries/tracking-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'

type Proof = typeof deliveryProofContract

export const proofRequest = (params: Record<string, string | undefined>): RequestOf<Proof> => ({
  saleUnit: (params.saleunit ?? '').slice(0, 10),
  orderNumber: (params.orderid ?? '').slice(0, 40),
  id: params.id ?? '',
  size: params.size === 'small' ? 'small' : 'large',
})

/** Kept by no browser: the next person at the same phone must not find it. */
export async function proofResponse(load: () => Promise<AnswerOf<Proof>>): Promise<Response> {
  try {
    const { content, type } = await load()
    return new Response(Buffer.from(content, 'base64'), {
      headers: {
        ...{ 'content-type': type, 'cache-control': 'no-store', 'content-disposition': 'inline' },
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  } catch (error) {
    if (error instanceof CallProblem) throw new Response(error.problem.Message, { status: error.status })
    throw error
  }
}
