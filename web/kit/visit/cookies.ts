const day = 24 * 3600
const year = 365 * day

/** The shop's cookies. Those that hold a token are HttpOnly: no script can read them. */
const names = {
  customerToken: 'sangdai_customer_token',
  customerRefresh: 'sangdai_customer_refresh',
  /** The token of a customer somebody acts for, apart from anyone's own. */
  clientToken: 'sangdai_client_token',
  merchantToken: 'sangdai_token',
  merchantRefresh: 'sangdai_refresh',
  riderToken: 'sangdai_rider_token',
  riderRefresh: 'sangdai_rider_refresh',
  /** What the shop knows this device by once it has signed somebody in. */
  device: 'sangdai_device',
  /** A code that was asked for, until it is entered. */
  otp: 'sangdai_otp',
  /** What proves the way back from a provider. */
  signIn: 'sangdai_sign_in',
  /** A sign-in elsewhere that waits to be linked. */
  linkTicket: 'sangdai_link_ticket',
  /** That LINE opened the shop, and with which centre's rich menu. */
  line: 'sangdai_line',
  cid: 'sangdai_cid',
  selectedCentre: 'sangdai_selected_dist',
  /** The shop shows what points buy. */
  pointsMode: 'sangdai_point',
} as const
export type CookieName = keyof typeof names

/** As the specification says; the session behind a cookie ends earlier. */
const lives: Record<CookieName, number> = {
  customerToken: year,
  customerRefresh: year,
  clientToken: 1_800,
  merchantToken: year,
  merchantRefresh: year,
  riderToken: year,
  riderRefresh: year,
  device: year,
  otp: 600,
  signIn: 600,
  linkTicket: 900,
  line: day / 2,
  cid: year,
  selectedCentre: year,
  // Whoever comes back later comes to buy.
  pointsMode: 3_600,
}
const readable = new Set<CookieName>(['selectedCentre'])

/** Whoever brings none of our own cookies is nobody in particular; what a device is known by changes no page. */
export function isStranger(cookies: string | undefined): boolean {
  return !cookies || !/(?:^|;)\s*sangdai_(?!device=)/i.test(cookies)
}

export function readCookie(request: Request, name: CookieName): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key !== names[name]) continue
    try {
      return decodeURIComponent(value.join('=')) || undefined
    } catch {
      return undefined
    }
  }
  return undefined
}

/** What a response must carry to set a cookie, or to drop it when the value is empty. */
export function writeCookie(name: CookieName, value: string, secure: boolean): string {
  const life = value === '' ? 0 : lives[name]
  return `${names[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=${life}; SameSite=Lax${readable.has(name) ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`
}
