/**
 * Who opened an address: the shopper, a link on another site, or a hidden request such as a picture or frame.
 */
export type Opener = 'shopper' | 'link elsewhere' | 'unseen'

const lineBrowser = /\bLine\/\d/

/**
 * Guards addresses that change state on GET. Our pages, typed addresses, other apps and LINE's browser count
 * as the shopper; a missing header counts as another site.
 */
export function openedBy(headers: Headers): Opener {
  const [site, mode, dest] = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'].map((name) =>
    headers.get(name),
  )
  if (site === 'same-origin') return 'shopper'
  if ((mode && mode !== 'navigate') || (dest && dest !== 'document')) return 'unseen'
  return site === 'none' || lineBrowser.test(headers.get('user-agent') ?? '') ? 'shopper' : 'link elsewhere'
}
