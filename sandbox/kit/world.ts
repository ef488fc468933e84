import type { Slip } from '#shop/thai-qr/slip-code.ts'
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
  /** Where services keep what must survive a restart; without it they forget. */
  folder?: string | undefined
  /** Draws a slip of the bank as PNG; without it transfers have no picture. */
  drawSlip?: ((slip: Slip) => Promise<Uint8Array>) | undefined
}
