import type { PlaceSeen } from '#shop/visits/place-seen.ts'

const patienceMs = 8_000
const freshMs = 60_000
const mostMetres = 10_000_000

/** Where this device is; null when it cannot tell, `refused` when its holder does not let it. */
export function findPlace(): Promise<PlaceSeen | 'refused' | null> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) return done(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        done({ lat: latitude, lng: longitude, accuracy: Math.min(mostMetres, Math.round(accuracy)) }),
      ({ code, PERMISSION_DENIED }) => done(code === PERMISSION_DENIED ? 'refused' : null),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshMs },
    )
  })
}
