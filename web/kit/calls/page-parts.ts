import { createContext } from 'react-router'
import type { Carrier } from '#shop/contract/carrier.ts'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import type { Locale } from '#shop/words/locale.ts'

/** What the server hands to every page it renders. */
export type PageParts = {
  carrier: Carrier
  locale: Locale
  /** For the content security policy. */
  nonce: string
  /** The address the shop is reached at, for canonical links. */
  origin: string
  /** Where the visitor comes from, for counting tries at a door. */
  address: string
  /** Whether the shop is reached by https, so that cookies say so. */
  secure: boolean
  /** Where the sandbox shows the messages that would have left; absent in production. */
  inbox: string | undefined
  /** The chunk of sentences this page speaks, to be fetched early. */
  wordsHref: string | undefined
  /** Why nothing is even looked at, for a page's script that asks for data: too many requests, for one. */
  turnedAway?: { status: number; seconds: number; problem: WireProblem } | undefined
  /** Told when a part of the page failed after its beginning was sent. */
  onBroken?: () => void
}

export const partsContext = createContext<PageParts>()
