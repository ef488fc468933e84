import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { wireHeaders } from '#shop/contract/wire-headers.ts'

/** `byPage` when our own page server calls for a visitor. */
export type Visitor = { address: string; byPage: boolean }

export function proofOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${address}`).digest('base64url')
}

/**
 * The caller's address: as our own page server proves it, else of the connection; never from a forgeable
 * header.
 */
export function visitorAddress(request: FastifyRequest, secret: string): Visitor {
  const [address, proof] = String(request.headers[wireHeaders.visitor] ?? '').split(' ')
  const direct = { address: request.ip, byPage: false }
  if (!address || !proof) return direct
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(address, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { address, byPage: true }
    : direct
}
