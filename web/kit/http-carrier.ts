import { z } from 'zod'
import type { Carrier } from '#shop/contract/carrier.ts'
import { type Endpoint, keyOf } from '#shop/contract/endpoint.ts'
import { type WireProblem, wireHeaders } from '#shop/contract/wire-headers.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { contracts } from '#shop/start/contracts.ts'
import type { Locale } from '#shop/words/locale.ts'

const byKey = new Map(Object.values(contracts).map((contract) => [keyOf(contract as unknown as Endpoint), contract as unknown as Endpoint]))
const patience = 15_000

/** The carrier over HTTP, for an API that runs elsewhere. */
export function httpCarrier(baseUrl: string, prove: (address: string) => string): Carrier {
  const base = baseUrl.replace(/\/$/, '')
  return async (key, input, { token, locale, address }) => {
    const contract = byKey.get(key)
    if (!contract) throw new Error(`no such call: ${key}`)
    const values = input as Record<string, unknown>
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
    const request = z.encode(contract.request, input as never) as Record<string, unknown>
    const query = contract.method === 'GET' ? queryOf(request) : ''
    try {
      const response = await fetch(`${base}/${path}${query}`, {
        method: contract.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          [wireHeaders.visitor]: `${address} ${prove(address)}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(contract.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        body: contract.method === 'POST' ? JSON.stringify(request) : null,
        signal: AbortSignal.timeout(patience),
      })
      const body: unknown = await response.json()
      if (response.ok) return { ok: true, answer: z.decode(contract.answer, body as never) }
      return {
        ok: false,
        status: response.status,
        expired: response.headers.get(wireHeaders.expiredCredential) === 'true',
        problem: body as WireProblem,
      }
    } catch {
      return unreachable(locale)
    }
  }
}

function queryOf(request: Record<string, unknown>): string {
  const pairs = Object.entries(request).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

function unreachable(locale: Locale) {
  const { code, status } = generalProblems.unreachable
  return { ok: false, status, expired: false, problem: { Code: code, Message: generalProblems.unreachable[locale] } } as const
}
