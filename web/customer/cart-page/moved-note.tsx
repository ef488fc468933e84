import type { CartPage } from '#web/customer/cart-sync/use-cart-page.ts'
import { LatePart } from './late-part.tsx'

const load = () => import('./moved-note-text.tsx')

/** Shows once, line by line, what the sign-in changed in the guest's cart. */
export function MovedNote({ page }: { page: CartPage }) {
  return <LatePart load={load} page={page} />
}
