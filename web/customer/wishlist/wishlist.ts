/** A wishlist as the browser stores it: codes, the newest first, and changes not sent yet. */
export type Wishlist = {
  codes: readonly string[]
  unsent: Readonly<Record<string, boolean>>
  heardAt: number
}

export const emptyWishlist: Wishlist = { codes: [], unsent: {}, heardAt: 0 }
const most = 500
const longestCode = 60

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestCode

/** Gives an empty list where the stored text is none. */
export function readWishlist(text: string | null): Wishlist {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return emptyWishlist
  }
  const { codes, unsent, heardAt } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  if (!Array.isArray(codes)) return emptyWishlist
  const changes = Object.entries(typeof unsent === 'object' && unsent !== null ? unsent : {}).filter(
    ([code, added]) => isCode(code) && typeof added === 'boolean',
  )
  return {
    codes: [...new Set(codes.filter(isCode))].slice(0, most),
    unsent: Object.fromEntries(changes.slice(0, most)),
    heardAt: typeof heardAt === 'number' ? heardAt : 0,
  }
}

export function toggled(wishlist: Wishlist, code: string): Wishlist {
  const added = !wishlist.codes.includes(code)
  const others = wishlist.codes.filter((other) => other !== code)
  return {
    ...wishlist,
    codes: (added ? [code, ...others] : others).slice(0, most),
    unsent: { ...wishlist.unsent, [code]: added },
  }
}

/** The server's list with the unsent changes applied. */
export function mergeServerWishlist(
  now: Wishlist,
  sent: Wishlist['unsent'],
  fromServer: readonly string[],
  at: number,
): Wishlist {
  const unsent = Object.fromEntries(
    Object.entries(now.unsent).filter(([code, added]) => sent[code] !== added),
  )
  const added = now.codes.filter((code) => unsent[code] === true && !fromServer.includes(code))
  return {
    codes: [...added, ...fromServer.filter((code) => unsent[code] !== false)].slice(0, most),
    unsent,
    heardAt: at,
  }
}

/** Adds a guest's products to the customer's list, as changes to be sent. */
export function mergeGuestWishlist(own: Wishlist, guest: Wishlist): Wishlist {
  const fresh = guest.codes.filter((code) => !own.codes.includes(code))
  return {
    ...own,
    codes: [...fresh, ...own.codes].slice(0, most),
    unsent: { ...own.unsent, ...Object.fromEntries(fresh.map((code) => [code, true])) },
  }
}
