/** A wishlist as the browser stores it: codes, the newest first, and changes not sent yet. */
export type Wished = { codes: readonly string[]; unsent: Readonly<Record<string, boolean>>; heardAt: number }

export const nothingWished: Wished = { codes: [], unsent: {}, heardAt: 0 }
const most = 500
const longestCode = 60

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestCode

/** Gives an empty list where the stored text is none. */
export function readWished(text: string | null): Wished {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return nothingWished
  }
  const { codes, unsent, heardAt } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  if (!Array.isArray(codes)) return nothingWished
  const changes = Object.entries(typeof unsent === 'object' && unsent !== null ? unsent : {}).filter(
    ([code, added]) => isCode(code) && typeof added === 'boolean',
  )
  return {
    codes: [...new Set(codes.filter(isCode))].slice(0, most),
    unsent: Object.fromEntries(changes.slice(0, most)),
    heardAt: typeof heardAt === 'number' ? heardAt : 0,
  }
}

export function toggled(wished: Wished, code: string): Wished {
  const added = !wished.codes.includes(code)
  const others = wished.codes.filter((other) => other !== code)
  return {
    ...wished,
    codes: (added ? [code, ...others] : others).slice(0, most),
    unsent: { ...wished.unsent, [code]: added },
  }
}

/** The server's list with the unsent changes applied. */
export function afterHearing(
  now: Wished,
  sent: Wished['unsent'],
  fromServer: readonly string[],
  at: number,
): Wished {
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
export function withGuestWishes(own: Wished, guest: Wished): Wished {
  const fresh = guest.codes.filter((code) => !own.codes.includes(code))
  return {
    ...own,
    codes: [...fresh, ...own.codes].slice(0, most),
    unsent: { ...own.unsent, ...Object.fromEntries(fresh.map((code) => [code, true])) },
  }
}
