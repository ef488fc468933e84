import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Centre } from '#shop/centres/centre.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { Settings } from '#shop/settings/settings.ts'

/** What every page is sent; a setting that one page alone needs is read by its loader. */
export const pageSettings = [
  'shopName',
  'shopNameEn',
  'primaryColour',
  'secondaryColour',
  'aboutText',
  'aboutTextEn',
  'contactPhone',
  'facebookUrl',
  'instagramUrl',
  'tiktokUrl',
  'lineOfficialUrl',
  'trustMarkNumber',
  'promotionMenu',
  'pointsMenu',
  'registerOpen',
  'chatOpen',
  'orderingOpen',
  'maintenanceFrom',
  'maintenanceTo',
  'quickAddBiggestUnit',
  'blockOutOfStock',
  'googleTag',
  'mapTiles',
] as const

type PageSettings = Pick<Settings, (typeof pageSettings)[number]>

/** What every page knows of the shop and of whoever visits it; the root route reads it once a visit. */
export type Site = {
  nonce: string
  /** The address the shop is reached at, for canonical links. */
  origin: string
  wordsHref: string | undefined
  visitor:
    | {
        /** The customer code and the centre in use: whose cart this is. */
        code: string
        saleUnit: string
        isGuest: boolean
        /** Whether the way to one's own clients is shown. */
        agentButton: boolean
        name: string
        creditLimit: Satang
        debt: Satang
        points: number
        actedForBy: string | undefined
        actsAs: 'staff' | 'agent' | undefined
        /** The policy in force, when it has not been accepted, and whether offers were welcome so far. */
        mustAccept: { version: string; marketing: boolean } | undefined
      }
    | undefined
  /** The shop shows what points buy, and the cart counts points. */
  pointsMode: boolean
  /** How many centres serve the visitor. */
  centres: number
  /** The settings allow it, nobody acts for someone else, and no rich menu of LINE holds one centre. */
  mayChangeCentre: boolean
  centre: Centre | null
  /** LINE opened the shop. */
  fromLine: boolean
  settings: PageSettings
}

/** As the root route has it; whoever asks here is drawn again at every step of a navigation. */
export function useLoadedSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}

/** The same for all below, by a way of its own: dozens of cards ask, and none of them changes while a page or a suggestion is on its way. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** Nothing when the root itself failed: the error page must do without. */
export function useSite(): Site | undefined {
  return useContext(SiteContext)
}

const unknown: Partial<PageSettings> = {}

/** The settings every page knows; none when the root itself failed. */
export function useSettings(): Partial<PageSettings> {
  return useSite()?.settings ?? unknown
}
