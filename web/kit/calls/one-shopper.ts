import { useEffect } from 'react'

type Who = { code: string; saleUnit: string; actedForBy: string | undefined }

/** The shopper of a page: the customer, the centre, and the person acting for them. */
export const shopperMark = (who: Who | undefined) =>
  encodeURIComponent([who?.code, who?.saleUnit, who?.actedForBy].join(' '))

const place = 'sangdai_shopper'
let own = ''

function lastHere(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

/** All tabs share one shopper: when that changes in another tab, this one reloads. */
export function useOneShopper(mark: string): void {
  useEffect(() => {
    own = mark
    try {
      localStorage.setItem(place, mark)
    } catch {}
    const look = () => (lastHere() ?? mark) !== mark && location.reload()
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
    }
  }, [mark])
}

export const shopperHeader = 'x-shopper'

/** Sent with every script request, so that nothing meant for one customer reaches another. */
export const shopperHeaders = (): Record<string, string> => (own ? { [shopperHeader]: own } : {})

/** The response when that shopper has signed out. */
export const shopperLeft = 'app.shopperLeft'
