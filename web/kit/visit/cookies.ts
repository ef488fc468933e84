const day = 24 * 3600
const year = 365 * day

/** The shop's cookies. Those with a token are HttpOnly. */
const names = {
  customerToken: 'sangdai_customer_token',
  customerRefresh: 'sangdai_customer_refresh',
  /** The token of a customer someone acts for, separate from the person's own. */
  clientToken: 'sangdai_client_token',
  merchantToken: 'sangdai_token',
  merchantRefresh: 'sangdai_refresh',
  riderToken: 'sangdai_rider_token',
  riderRefresh: 'sangdai_rider_refresh',
  /** The device token after a first sign-in. */
  device: 'sangdai_device',
  /** A requested code, until it is entered. */
  otp: 'sangdai_otp',
  /** The state of a round trip to a provider. */
  signIn: 'sangdai_sign_in',
  /** An external sign-in that waits to be linked. */
  linkTicket: 'sangdai_link_ticket',
  /** A sign-in of staff that waits for the second factor. */
  secondFactor: 'sangdai_second_factor',
  /** An application to sell here. */
  applicant: 'sangdai_applicant',
  /** The invitation of an agent, while its shop signs in or registers. */
  agentInvitation: 'sangdai_agent_invitation',
  /** LINE opened the shop, and from which centre's rich menu. */
  line: 'sangdai_line',
  cid: 'sangdai_cid',
  selectedCentre: 'sangdai_selected_dist',
  /** The key of a network that waits for its owner. */
  setup: 'sangdai_setup',
  /** Points mode. */
  pointsMode: 'sangdai_point',
} as const
export type CookieName = keyof typeof names

/** As specified; the session of a cookie ends earlier. */
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
  secondFactor: 600,
  applicant: 30 * day,
  agentInvitation: 7 * day,
  line: day / 2,
  cid: year,
  selectedCentre: year,
  setup: 30 * day,
  // After an hour a visit starts without points mode.
  pointsMode: 3_600,
}
const readable = new Set<CookieName>(['selectedCentre'])

/** A visitor without our cookies is anonymous; the device cookie changes no page. */
export function isStranger(cookies: string | undefined): boolean {
  return !cookies || !/(?:^|;)\s*sangdai_(?!device=)/i.test(cookies)
}

/** Whether a rider may be signed in; their token is not read. */
export const hasRider = (cookies: string | undefined): boolean =>
  /(?:^|;)\s*sangdai_rider_(token|refresh)=[^;\s]/.test(cookies ?? '')

/** What cookies are read from. */
export type Cookied = { headers: Pick<Headers, 'get'> }

export function readCookie(request: Cookied, name: CookieName): string | undefined {
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

/** The header that sets a cookie, or deletes it when the value is empty. */
export function writeCookie(name: CookieName, value: string, secure: boolean): string {
  const life = value === '' ? 0 : lives[name]
  return `${names[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=${life}; SameSite=Lax${readable.has(name) ? '' : '; HttpOnly'}${secure ? '; Secure' : ''}`
}
