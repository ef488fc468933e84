import { createContext } from 'react-router'
import type { Carrier } from '#shop/contract/carrier.ts'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import type { Locale } from '#shop/words/locale.ts'

/** What the server hands to every page it renders. */
export type PageParts = {
  carrier: Carrier
  locale: Locale
  /** For the content security policy. */
  nonce: string
  /** The address the shop is reached at, for canonical links. */
  origin: string
  /** The visitor's IP address, for counting sign-in attempts. */
  address: string
  /** Whether the shop is reached by https, so that cookies say so. */
  secure: boolean
  /** Where the sandbox shows messages that production would send. */
  inbox: string | undefined
  /** The shop as an app inside LINE, if it is one. */
  liff: LiffApp | undefined
  /** The chunk with this page's dictionary, preloaded. */
  wordsHref: string | undefined
  /** Why a data request is refused before it is read, such as too many requests. */
  turnedAway?: { status: number; seconds: number; problem: WireProblem } | undefined
  /** Rendered once for every rider, without knowing who asks. */
  isShell?: boolean
  /** Called when a part of the page failed after the response had begun. */
  onBroken?: () => void
}

export const partsContext = createContext<PageParts>()

/** The address of another host's script that this page runs, as a bank's card form does; set by its loader. */
export const outsideScriptContext = createContext<string>('')
