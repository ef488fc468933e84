/** The door of signing in elsewhere for screens; routes go by signin.ts. */
export { LinkedAccounts } from './linked-accounts.tsx'
export { ProviderButtons, type ProviderLink } from './provider-buttons.tsx'
export type { WaitingLink } from './ticket-cookie.ts'
