import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { findPlace } from '#web/shared/positions/find-place.ts'
import { readConsent } from './position-consent.ts'

/** Where the rider is, if they agreed to tell. */
export async function findOwnPlace(owner: string): Promise<PlaceSeen | null> {
  if (!readConsent(owner)) return null
  const place = await findPlace()
  return place === 'refused' ? null : place
}
