export type Position = { lat: number; lng: number }

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two places along the earth's surface, to one decimal. */
export function distanceBetween(a: Position, b: Position): number {
  const [lat, lng] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2]
  const part = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2
  return Math.round(earthRadius * 2 * Math.asin(Math.min(1, Math.sqrt(part))) * 10) / 10
}
