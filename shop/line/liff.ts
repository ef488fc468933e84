import type { FlexMessage } from '../delivery-messages/flex-message.ts'

/** The shop as an app inside LINE: its id, the address whose deep links open it, and the script that plays LINE's own. */
export type LiffApp = { id: string; links: string; script?: string }

/** A link into a page of the shop that LINE opens itself. */
export const liffLink = ({ links }: Pick<LiffApp, 'links'>, path: string) =>
  `${links}${path === '/' ? '' : path}`

/** The part of LINE's script that the shop uses. */
export type LiffSdk = {
  init: (config: { liffId: string }) => Promise<void>
  isInClient: () => boolean
  isLoggedIn: () => boolean
  getIDToken: () => string | null
  getAccessToken: () => string | null
  getProfile: () => Promise<LiffProfile>
  getFriendship: () => Promise<{ friendFlag: boolean }>
  getContext: () => { type?: string } | null
  getOS: () => string | undefined
  getLineVersion: () => string | null
  getVersion: () => string
  isApiAvailable: (name: 'shareTargetPicker') => boolean
  /** Undefined when the person closed it. */
  shareTargetPicker: (
    messages: FlexMessage[],
    options: { isMultiple: boolean },
  ) => Promise<{ status: 'success' } | undefined>
  openWindow: (page: { url: string; external: boolean }) => void
}
type LiffProfile = { userId: string; displayName: string; pictureUrl?: string }
