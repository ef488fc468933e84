import type { Inbox } from './inbox.ts'
import type { Switches } from './switches.ts'

/** What every played service needs: where it stands, what time it is, where its messages land, what shall fail. */
export type World = {
  origin: () => string
  now: () => Date
  inbox: Inbox
  switches: Switches
  slowness: number
}
