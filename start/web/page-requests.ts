import type { FastifyRequest } from 'fastify'

/**
 * The limit of a page's body, four times the longest form or cart. Pages with file uploads have their own
 * limit.
 */
const mostSent = { form: 131_072, json: 524_288 }
/** The limit of fields: parsing a megabyte of field names took seconds. */
export const mostFields = 1_000
const inParts = /^multipart\//i

/** The limit of bytes for this kind of body. */
export function mostBytes(taken: keyof typeof types, type: string): number {
  if (taken === 'files' && inParts.test(type)) return Number.POSITIVE_INFINITY
  return taken === 'json' ? mostSent.json : mostSent.form
}

// Multipart bodies can be malformed in ways only their parser detects, so only pages that take files accept
// them.
const types = {
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
  files: /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i,
  json: /^application\/json\s*(;|$)/i,
}

/** Why a request is refused before any page runs: pages take GET, or one of their own forms. */
export function whyNotLook(
  request: FastifyRequest,
  { taken, secure, fromOutside }: { taken: keyof typeof types; secure: boolean; fromOutside: boolean },
): { status: number; why: string } | undefined {
  const { method, headers } = request
  if (!request.url.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}`))
    return { status: 400, why: 'Not an address of this shop' }
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return { status: 405, why: 'Pages take GET, HEAD and POST' }
  if (!fromOutside && !sameOrigin(request, secure)) return { status: 403, why: 'Cross-site request refused' }
  if (!types[taken].test(headers['content-type'] ?? ''))
    return { status: 415, why: 'Not a form of this shop' }
  if (Number(headers['content-length'] ?? 0) > mostBytes(taken, headers['content-type'] ?? ''))
    return { status: 413, why: 'The form is too long' }
  return undefined
}

/** Forms are accepted only from our own pages; browsers always send the origin of a POST. */
function sameOrigin(request: FastifyRequest, secure: boolean): boolean {
  const { origin, host } = request.headers
  // A page of our host without TLS could be forged on the way.
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
