import type { Inbox } from './inbox.ts'
import type { Switches } from './switches.ts'

/** What every simulated service needs: its address and the shop's, the clock, the inbox and the failure switches. */
export type World = {
  origin: () => string
  shop: () => string
  now: () => Date
  inbox: Inbox
  switches: Switches
  slowness: number
}
