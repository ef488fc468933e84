import type { Visitor } from './visitor.ts'

/** Whether a signed-in customer is in points mode; a cookie of the server, so that every page agrees. */
export async function inPointsMode({ jar, findShopper, settings }: Visitor): Promise<boolean> {
  if (jar.get('pointsMode') !== 'Y') return false
  const [shopper, { pointsMenu }] = await Promise.all([findShopper(), settings()])
  return pointsMenu && shopper?.kind === 'customer' && !shopper.actor
}
