/** What a page may load: its own files only, scripts by nonce; a Google tag's hosts when one is set. */
export function policyFor(nonce: string, googleTag = ''): string {
  const google = googleTag ? ' https://www.googletagmanager.com https://*.google-analytics.com' : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${google}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${google}`,
    "font-src 'self'",
    `connect-src 'self'${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
