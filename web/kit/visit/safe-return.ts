/** The page to return to after signing in: a path of this shop, never another site, never a sign-in page. */
export function safeReturn(wanted: string | null | undefined, otherwise = '/'): string {
  if (!wanted || !/^\/(?![/\\])[^\s\\]*$/.test(wanted) || wanted.length > 500) return otherwise
  const resolved = new URL(wanted, 'http://shop.invalid')
  if (
    resolved.host !== 'shop.invalid' ||
    // What `/.//evil.test` comes to once its dots are gone: sent to a browser it names another site.
    resolved.pathname.startsWith('//') ||
    /^\/(en\/)?((merchant|rider)\/)?(login|logout|verifyotp|backupverifyotp)(\/|$)/i.test(resolved.pathname)
  )
    return otherwise
  return resolved.pathname + resolved.search
}
