/** Loaded on first use: the home page needs no cart sync. */
export const loadSender = () => import('./send-cart.ts')
