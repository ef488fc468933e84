import { useEffect } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'

type Who = { code: string; saleUnit: string; actedForBy: string | undefined }

/** Whom a page was made for: the customer, the centre, and whoever acts for them. */
export const shopperMark = (who: Who | undefined) =>
  encodeURIComponent([who?.code, who?.saleUnit, who?.actedForBy].join(' '))

const place = 'sangdai_shopper'
let own = ''

/** All tabs are one shopper's: when somebody else signs in, signs out or is ordered for in another, this one is read anew. */
export function useOneShopper(mark: string): void {
  useEffect(() => {
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

/** What a page's script sends along, so that nothing meant for one customer reaches another. */
export const shopperHeaders = (): Record<string, string> => (own ? { [shopperHeader]: own } : {})

/** What an answer says when that shopper is gone. */
export const shopperLeft = 'app.shopperLeft'
