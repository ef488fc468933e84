import { localStore } from '#web/kit/offline/browser-storage.ts'

const keyOf = (owner: string) => `sangdai_rider_place_${owner}`

/** What a rider said about their position on this phone; undefined before they were asked. */
export function readConsent(owner: string): boolean | undefined {
  const said = localStore.read(keyOf(owner))
  return said === null ? undefined : said === 'yes'
}

export const writeConsent = (owner: string, isGiven: boolean) =>
  localStore.write(keyOf(owner), isGiven ? 'yes' : 'no')
