import type { Endpoint } from '#shop/contract/endpoint.ts'
import { measureRequest } from '#shop/contract/request-size.ts'

// Callers may send unknown fields, which need room too.
const [smallestBody, largestBody] = [65_536, 1_048_576]
const shortestList = 1_000
const deepest = 20

/** The limit of bytes and list items that a valid request of this call can need. */
export function requestLimits({ request }: Pick<Endpoint, 'request'>): { bytes: number; items: number } {
  const { bytes, longestArray } = measureRequest(request)
  return {
    bytes: Math.min(largestBody, Math.max(smallestBody, bytes)),
    items: Math.max(shortestList, longestArray),
  }
}

/**
 * Checked before the schema, which would build an error for each item: a list of a million would block the
 * process.
 */
export function holdsTooMany(value: unknown, items: number, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  if (depth > deepest || (Array.isArray(value) && value.length > items)) return true
  return Object.values(value).some((part) => holdsTooMany(part, items, depth + 1))
}
