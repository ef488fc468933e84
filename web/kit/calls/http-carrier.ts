import { z } from 'zod'
import type { Carrier } from '#shop/contract/carrier.ts'
import { type Endpoint, keyOf } from '#shop/contract/endpoint.ts'
import { isLive } from '#shop/contract/live-answer.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { type WireProblem, wireHeaders } from '#shop/contract/wire-headers.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import type { ProblemRow } from '#shop/problems/problem.ts'
import { contracts } from '#shop/start/contracts.ts'
import type { Locale } from '#shop/words/locale.ts'

const byKey = new Map(
  Object.values(contracts).map((contract) => [
    keyOf(contract as unknown as Endpoint),
    contract as unknown as Endpoint,
  ]),
)
const patience = 15_000

/** The carrier over HTTP, for an API that runs elsewhere. */
export function httpCarrier(baseUrl: string, prove: (address: string) => string): Carrier {
  const base = baseUrl.replace(/\/$/, '')
  return async (key, input, { token, locale, address, device, userAgent }) => {
    const contract = byKey.get(key)
    if (!contract) throw new Error(`no such call: ${key}`)
    const values = input as Record<string, unknown>
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name])),
    )
    const encoded = z.safeEncode(contract.request, input as never)
    if (encoded.error) return refused(generalProblems.badInput, locale)
    const request = encoded.data as Record<string, unknown>
    const query = contract.method === 'GET' ? queryOf(request) : ''
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), patience)
    try {
      const response = await fetch(`${base}/${path}${query}`, {
        method: contract.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale,
          [wireHeaders.visitor]: `${address} ${prove(address)}`,
          ...(device ? { [wireHeaders.device]: device } : {}),
          ...(userAgent ? { 'user-agent': userAgent } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(contract.method === 'POST' && !contract.files ? { 'content-type': 'application/json' } : {}),
        },
        body: contract.method === 'POST' ? bodyOf(request, contract.files) : null,
        signal: giveUp.signal,
      })
      if (response.ok && isLive(contract)) return { ok: true, answer: response.body }
      const body: unknown = await response.json()
      if (response.ok) return { ok: true, answer: z.decode(contract.answer, body as never) }
      return {
        ok: false,
        status: response.status,
        expired: response.headers.get(wireHeaders.expiredCredential) === 'true',
        forUser: response.headers.get(wireHeaders.exceptionHandler) === 'true',
        problem: body as WireProblem,
      }
    } catch {
      return refused(generalProblems.unreachable, locale)
    } finally {
      // An answer that goes on has no end to wait for.
      clearTimeout(timer)
    }
  }
}

/** JSON; or, for a call that takes files, a form with the files and one part that holds the rest as JSON. */
function bodyOf(request: Record<string, unknown>, files: readonly string[] | undefined): string | FormData {
  if (!files) return JSON.stringify(request)
  const form = new FormData()
  const rest = Object.entries(request).filter(([name]) => !files.includes(name))
  form.set('request', JSON.stringify(Object.fromEntries(rest)))
  for (const name of files) {
    const file = request[name] as Upload | undefined
    if (file) form.set(name, new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type }), name)
  }
  return form
}

function queryOf(request: Record<string, unknown>): string {
  const pairs = Object.entries(request).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
}

function refused(row: ProblemRow, locale: Locale) {
  return {
    ok: false,
    status: row.status,
    expired: false,
    forUser: true,
    problem: { Code: row.code, Message: row[locale] },
  } as const
}
