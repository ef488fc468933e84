import { z } from 'zod'
import { ProviderAway, ProviderRefused } from '#api/gateways/payment-provider.ts'
import { callProvider, type ProviderAnswer } from '#api/gateways/provider-calls/call-provider.ts'

/** One merchant at K-Payment Gateway: the API's host, the host of the script, and the keys. */
export type KbankAccess = {
  url: string
  uiUrl: string
  publicKey: string
  secretKey: string
  merchantId: string
}

/** The merchant of a centre; all secret keys, since a notification does not say whose it is. */
export type KbankAccounts = {
  access: (saleUnit: string) => KbankAccess | undefined
  secretKeys: () => readonly string[]
}

// A reference may come from a browser that returned.
const safe = encodeURIComponent

/**
 * Every path in one place. Settle, void and refund are known from one integration; cancelling and refunding a
 * QR are not confirmed.
 */
export const kbankPaths = {
  charge: '/card/v2/charge',
  oneCharge: (id: string) => `/card/v2/charge/${safe(id)}`,
  settle: (id: string) => `/card/v2/charge/${safe(id)}/settle`,
  void: (id: string) => `/card/v2/charge/${safe(id)}/void`,
  refund: (id: string) => `/card/v2/charge/${safe(id)}/refund`,
  order: '/qr/v2/order',
  oneOrder: (orderId: string) => `/qr/v2/order/${safe(orderId)}`,
  cancelOrder: (orderId: string) => `/qr/v2/order/${safe(orderId)}/cancel`,
  /** Takes the id of the charge or of its order. */
  qr: (id: string) => `/qr/v2/qr/${safe(id)}`,
  refundQr: (chargeId: string) => `/qr/v2/qr/${safe(chargeId)}/refund`,
  script: '/ui/v2/kpayment.min.js',
}

const refusal = z.object({ object: z.literal('error'), code: z.string(), message: z.string().catch('') })

type KbankCall = (saleUnit: string, path: string, body?: object) => Promise<ProviderAnswer>

/** A POST with a body, else a GET; KBank's `error` object is a refusal, any other 4xx says nothing. */
export function kbankCall({ access }: KbankAccounts, timeLimit: number): KbankCall {
  return async (saleUnit, path, body) => {
    const merchant = access(saleUnit)
    if (!merchant) throw new ProviderRefused('notSet', `KBank is not set for ${saleUnit}`, '')
    const answer = await callProvider({
      method: body ? 'POST' : 'GET',
      url: `${merchant.url}${path}`,
      headers: { 'content-type': 'application/json', 'x-api-key': merchant.secretKey },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeLimit,
    })
    const refused = refusal.safeParse(answer.body)
    if (refused.success) {
      const { code, message } = refused.data
      throw new ProviderRefused(code, `KBank answered ${code} ${message}`, answer.raw)
    }
    if (answer.status >= 400) throw new ProviderAway(`KBank answered ${answer.status}`)
    return answer
  }
}

/** An id of KBank becomes part of a path, so nothing else may be in it. */
export const kbankId = z.string().regex(/^[\w-]{1,100}$/)
