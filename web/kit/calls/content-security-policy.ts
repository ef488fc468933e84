type Hosts = {
  googleTag?: string | undefined
  mapTiles?: string | undefined
  outsideScript?: string | undefined
  /** The script that LINE gives to pages it opens, if it is not our own. */
  liff?: { script?: string | undefined } | undefined
}

const lineHosts =
  ' https://api.line.me https://access.line.me https://liff.line.me https://liffsdk.line-scdn.net'

/** Allows our own files, scripts by nonce, and the hosts that are set: a Google tag, map tiles, a bank's form. */
export function policyFor(
  nonce: string,
  { googleTag, mapTiles = '', outsideScript = '', liff }: Hosts = {},
): string {
  const google = googleTag ? ' https://www.googletagmanager.com https://*.google-analytics.com' : ''
  const bank = hostOf(outsideScript)
  const line = hostOf(liff?.script ?? '')
  const lineCalls = liff ? line || lineHosts : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google}${bank}${line}`,
    `style-src 'self' 'nonce-${nonce}'${bank}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${google}${tileHosts(mapTiles)}${bank}`,
    "font-src 'self'",
    `connect-src 'self'${google}${bank}${lineCalls}`,
    "object-src 'none'",
    "base-uri 'none'",
    ...(bank ? [`frame-src 'self'${bank}`] : []),
    `form-action 'self'${bank}${siblingsOf(outsideScript)}${lineCalls && !line ? ' https://access.line.me' : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The origin of a script's address; nothing for rubbish. */
function hostOf(script: string): string {
  return /^https?:/.test(script) && URL.canParse(script) ? ` ${new URL(script).origin}` : ''
}

/** A browser also checks where a form's answer leads: a bank confirms cards on another host of its domain. */
function siblingsOf(script: string): string {
  if (!script.startsWith('https:') || !URL.canParse(script)) return ''
  const labels = new URL(script).hostname.split('.')
  return labels.length > 2 && !/^\d+$/.test(labels.at(-1) ?? '')
    ? ` https://*.${labels.slice(1).join('.')}`
    : ''
}

/** The origin of a tile address such as https://{s}.tiles.example/{z}/{x}/{y}.png; nothing for our own host or rubbish. */
function tileHosts(mapTiles: string): string {
  const address = mapTiles.replace('{s}', 'any-subdomain')
  if (!/^https?:/.test(address) || !URL.canParse(address)) return ''
  return ` ${new URL(address).origin.replace('any-subdomain', '*')}`
}
