import { type ComponentType, useEffect, useState } from 'react'
import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'

type Part = ComponentType<{ page: CartPage }>

/** An optional part that loads after the page and is left out on failure. */
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
