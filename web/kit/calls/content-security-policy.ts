/** Allows our own files, scripts by nonce, and the hosts of a Google tag and map tiles when they are set. */
export function policyFor(nonce: string, googleTag = '', mapTiles = ''): string {
  const google = googleTag ? ' https://www.googletagmanager.com https://*.google-analytics.com' : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${google}${tileHosts(mapTiles)}`,
    "font-src 'self'",
    `connect-src 'self'${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The origin of a tile address such as https://{s}.tiles.example/{z}/{x}/{y}.png; nothing for our own host or rubbish. */
function tileHosts(mapTiles: string): string {
  const address = mapTiles.replace('{s}', 'any-subdomain')
  if (!/^https?:/.test(address) || !URL.canParse(address)) return ''
  return ` ${new URL(address).origin.replace('any-subdomain', '*')}`
}
