import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { LatePart } from './late-part.tsx'

const load = () => import('./told-moved-note.tsx')

/** Says once, line by line, what signing in changed of the cart that was filled before. */
export function MovedNote({ page }: { page: CartPage }) {
  return <LatePart load={load} page={page} />
}
