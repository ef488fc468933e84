const year = 365 * 24 * 3600

/** The shop's cookies. Those that hold a token are HttpOnly: no script can read them. */
export const cookies = {
  customerToken: 'sangdai_customer_token',
  merchantToken: 'sangdai_token',
  riderToken: 'sangdai_rider_token',
  selectedCentre: 'sangdai_selected_dist',
  locale: 'i18n_redirected',
} as const
export type CookieName = (typeof cookies)[keyof typeof cookies]

export function readCookie(request: Request, name: CookieName): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decodeURIComponent(value.join('='))
  }
  return undefined
}

type CookieOptions = { maxAge?: number; httpOnly?: boolean; secure: boolean }

export function writeCookie(name: CookieName, value: string, { maxAge = year, httpOnly = false, secure }: CookieOptions): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`
}
