import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Centre } from '#shop/centres/centre.ts'
import type { LiffApp } from '#shop/line/liff.ts'
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

/** What every page knows about the shop and its visitor, loaded once a visit by the root route. */
export type Site = {
  nonce: string
  /** The shop's origin, for canonical links. */
  origin: string
  wordsHref: string | undefined
  visitor:
    | {
        /** The customer code and the active centre: the cart's key. */
        code: string
        saleUnit: string
        isGuest: boolean
        /** Whether the link to the agent's clients is shown. */
        agentButton: boolean
        /** Who sells to the visitor, blank when no agent does, and whether one waits for an answer; missing when neither. */
        agent: { name: string; asks: boolean } | undefined
        name: string
        creditLimit: Satang
        debt: Satang
        points: number
        actedForBy: string | undefined
        actsAs: 'staff' | 'agent' | undefined
        /** The current policy if not accepted, and the last marketing choice. */
        mustAccept: { version: string; marketing: boolean } | undefined
      }
    | undefined
  /** Points mode. */
  pointsMode: boolean
  /** The number of the visitor's centres. */
  centres: number
  /**
   * Whether the centre can be switched: by setting, not while acting for someone, not under a rich-menu lock.
   */
  mayChangeCentre: boolean
  centre: Centre | null
  /** LINE opened the shop. */
  fromLine: boolean
  /** The shop as an app inside LINE, for whom LINE opened it. */
  liff: LiffApp | undefined
  settings: PageSettings
}

/** From the root route; its users render at every step of a navigation. */
export function useLoadedSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}

/** A separate context, so that dozens of cards do not render again during a navigation or a suggestion. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** Undefined when the root itself failed, so the error page must work without. */
export function useSite(): Site | undefined {
  return useContext(SiteContext)
}

const unknown: Partial<PageSettings> = {}

/** The settings every page knows; none when the root itself failed. */
export function useSettings(): Partial<PageSettings> {
  return useSite()?.settings ?? unknown
}
