import type { FastifyRequest } from 'fastify'

/** As much as a page is sent: the longest forms and carts are a quarter of it. A page that takes files counts those for itself. */
const mostSent = { form: 131_072, json: 524_288 }
/** As many fields as a form has: reading a megabyte of nothing but field names took seconds. */
export const mostFields = 1_000
const inParts = /^multipart\//i

/** How many bytes of this kind a page may be sent. */
export function mostBytes(taken: keyof typeof types, type: string): number {
  if (taken === 'files' && inParts.test(type)) return Number.POSITIVE_INFINITY
  return taken === 'json' ? mostSent.json : mostSent.form
}

// A form in parts can be broken in ways that only its reader finds out: it is for the pages that take files and say so themselves.
const types = {
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  files: /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i,
  json: /^application\/json\s*(;|$)/i,
}

/** Why a page does not even look at a request: pages are read, or sent one of their own forms. */
export function whyNotLook(
  request: FastifyRequest,
  { taken, secure }: { taken: keyof typeof types; secure: boolean },
): { status: number; why: string } | undefined {
  const { method, headers } = request
  if (!request.url.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}`))
    return { status: 400, why: 'Not an address of this shop' }
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return { status: 405, why: 'Pages take GET, HEAD and POST' }
  if (!sameOrigin(request, secure)) return { status: 403, why: 'Cross-site request refused' }
  if (!types[taken].test(headers['content-type'] ?? ''))
    return { status: 415, why: 'Not a form of this shop' }
  if (Number(headers['content-length'] ?? 0) > mostBytes(taken, headers['content-type'] ?? ''))
    return { status: 413, why: 'The form is too long' }
  return undefined
}

/** A form may only be sent from our own pages; browsers always say where a POST comes from. */
function sameOrigin(request: FastifyRequest, secure: boolean): boolean {
  const { origin, host } = request.headers
  // A page of our host without TLS may be written by anyone on the way to it.
  if (origin)
    return (
      URL.canParse(origin) &&
      new URL(origin).host === host &&
      (!secure || new URL(origin).protocol === 'https:')
    )
  return (
    request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin'
  )
}
