import { useEffect } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'

type Who = { code: string; saleUnit: string; actedForBy: string | undefined }

/** The shopper of a page: the customer, the centre, and the person acting for them. */
export const shopperMark = (who: Who | undefined) =>
  encodeURIComponent([who?.code, who?.saleUnit, who?.actedForBy].join(' '))

const place = 'sangdai_shopper'
let own = ''

/** All tabs share one shopper: when that changes in another tab, this one reloads. */
export function useOneShopper(mark: string | undefined): void {
  useEffect(() => {
    if (mark === undefined) return
    own = mark
    localStore.write(place, mark)
    const look = () => (localStore.read(place) ?? mark) !== mark && location.reload()
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
