import { type Cookied, type CookieName, readCookie, writeCookie } from './cookies.ts'

/** The cookies of one request, and the changes for its response. */
export type Jar = {
  get: (name: CookieName) => string | undefined
  set: (name: CookieName, value: string) => void
  changes: () => string[]
}

export function openJar(request: Cookied, secure: boolean): Jar {
  const changed = new Map<CookieName, string>()
  return {
    get: (name) => (changed.has(name) ? changed.get(name) || undefined : readCookie(request, name)),
    set: (name, value) => changed.set(name, value),
    changes: () => [...changed].map(([name, value]) => writeCookie(name, value, secure)),
  }
}
