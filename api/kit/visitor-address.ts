import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { wireHeaders } from '#shop/contract/wire-headers.ts'

export function proofOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${address}`).digest('base64url')
}

/** Where a call comes from: what our own page server says and proves, else the connection itself; never a header anyone can write. */
export function visitorAddress(request: FastifyRequest, secret: string): string {
  const [address, proof] = String(request.headers[wireHeaders.visitor] ?? '').split(' ')
  if (!address || !proof) return request.ip
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(address, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? address : request.ip
}
