import type { Visitor } from './visitor.ts'

/** Whether a signed-in customer has the shop show what points buy. The server's cookie says so, so that every page agrees. */
export async function inPointsMode({ jar, findShopper, settings }: Visitor): Promise<boolean> {
  if (jar.get('pointsMode') !== 'Y') return false
  const [shopper, { pointsMenu }] = await Promise.all([findShopper(), settings()])
  return pointsMenu && shopper?.kind === 'customer' && !shopper.actor
}
