import type { FastifyRequest } from 'fastify'

/** As much as a page is sent, unless it takes files and counts for itself: the longest cart is a tenth of it. */
export const mostSent = 1_048_576
const ourForms = /^(application\/x-www-form-urlencoded|multipart\/form-data|application\/json)\s*(;|$)/i

/** Why a page does not even look at a request: pages are read, or sent one of their own forms. */
export function whyNotLook(request: FastifyRequest, most: number): { status: number; why: string } | undefined {
  const { method, headers } = request
  if (!request.url.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}`))
    return { status: 400, why: 'Not an address of this shop' }
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return { status: 405, why: 'Pages take GET, HEAD and POST' }
  if (!sameOrigin(request)) return { status: 403, why: 'Cross-site request refused' }
  if (headers['content-type'] && !ourForms.test(headers['content-type'])) return { status: 415, why: 'Not a form of this shop' }
  return Number(headers['content-length'] ?? 0) > most ? { status: 413, why: 'The form is too long' } : undefined
}

/** A form may only be sent from our own pages; browsers always say where a POST comes from. */
function sameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  if (origin) return URL.canParse(origin) && new URL(origin).host === host
  return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin'
}
