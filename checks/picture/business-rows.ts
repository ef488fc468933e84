/** The business words from browsing to staff, each with the folders that serve it under another name. */
const words: Record<string, string[]> = {
  home: ['drawer'],
  catalogue: [],
  products: ['product-cards', 'product-page'],
  search: ['scanning', 'spelling'],
  promotions: ['promotions-page', 'discounts'],
  pricing: ['priced-cart', 'buyers'],
  wishlist: ['wishlist-page'],
  cart: ['cart-page', 'cart-sync', 'cart-buttons', 'cart-advice', 'quick-order'],
  checkout: ['checkout-draft', 'placing'],
  payments: ['transfer', 'slip-upload', 'combine', 'payment-gateway', 'payment-result'],
  coupons: [],
  points: [],
  credit: [],
  orders: ['messages'],
  identity: ['token-links'],
  'sign-in': ['line', 'sessions'],
  customers: ['registration', 'profile-setup'],
  account: ['addresses', 'consents'],
  agents: [],
  merchants: ['staff'],
  centres: ['places'],
  content: ['news', 'sitemap'],
  settings: [],
}

export type BusinessRow = { word: string; folders: string[] }

/** One row for each business word; a folder of a new name gets a row of its own. */
export function businessRows(names: Iterable<string>): BusinessRow[] {
  const rows = Object.entries(words).map(([word, kin]) => ({ word, folders: [word, ...kin] }))
  const placed = new Set(rows.flatMap(({ folders }) => folders))
  const others = [...new Set(names)].filter((name) => !placed.has(name)).toSorted()
  return [...rows, ...others.map((word) => ({ word, folders: [word] }))]
}
