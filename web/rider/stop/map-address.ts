import type { RiderStop } from '#shop/deliveries/rider-run.ts'

/** Opens the phone's own map; Android asks which, an iPhone takes the same address to its map of choice. */
export function mapAddress({ pin, address, district, postcode }: RiderStop): string {
  const to = pin ? `${pin.lat},${pin.lng}` : [address, district, postcode].filter(Boolean).join(' ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`
}
