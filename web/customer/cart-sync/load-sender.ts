/** The part that talks to the server, fetched when there is something to say. */
export const loadSender = () => import('./send-cart.ts')
