import { type ComponentType, useEffect, useState } from 'react'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'

type Part = ComponentType<{ page: CartPage }>

/** A part that comes after the page itself, since it only adds to it; one that does not come is not missed. */
export function LatePart({ load, page }: { load: () => Promise<{ default: Part }>; page: CartPage }) {
  const [Loaded, setLoaded] = useState<Part>()
  useEffect(() => {
    load().then(
      (part) => setLoaded(() => part.default),
      () => undefined,
    )
  }, [load])
  return Loaded ? <Loaded page={page} /> : null
}
