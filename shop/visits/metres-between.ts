import { distanceBetween, type Position } from '../centres/distance.ts'

const metresOfDegree = 111_195

/** Whole metres between two places; near ones by a flat map, which is exact to the metre there. */
export function metresBetween(a: Position, b: Position): number {
  const far = distanceBetween(a, b) * 1_000
  if (far > 5_000) return Math.round(far)
  const shrink = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.round(metresOfDegree * Math.hypot(b.lat - a.lat, (b.lng - a.lng) * shrink))
}
