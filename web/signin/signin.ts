/** The door of signing in elsewhere for routes; screens go by signin.tsx, which carries no contracts. */
export { linkWaiting } from './link-waiting.ts'
export { loadLinkable, unlinkFrom } from './linked-actions.ts'
export { findWaitingLink } from './ticket-cookie.ts'
export { sayTrouble } from './trouble.ts'
