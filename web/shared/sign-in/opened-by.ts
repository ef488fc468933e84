/** Who had the browser open an address: the shopper, a link on another site, or a picture, frame or script there that nobody sees. */
export type Opener = 'shopper' | 'link elsewhere' | 'unseen'

const lineBrowser = /\bLine\/\d/

/**
 * For the addresses that change something when they are opened. A page of our own, an address that was typed, and what another app opens are the shopper's doing.
 * LINE's own browser is too: its rich menus come by way of LINE's pages. A browser that does not say counts as led from elsewhere.
 */
export function openedBy(headers: Headers): Opener {
  const [site, mode, dest] = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'].map((name) =>
    headers.get(name),
  )
  if (site === 'same-origin') return 'shopper'
  if ((mode && mode !== 'navigate') || (dest && dest !== 'document')) return 'unseen'
  return site === 'none' || lineBrowser.test(headers.get('user-agent') ?? '') ? 'shopper' : 'link elsewhere'
}
