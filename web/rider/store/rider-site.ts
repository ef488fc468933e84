import { createContext, useContext, useSyncExternalStore } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { riderPlace } from './rider-place.ts'

/** What every page of a rider knows: who they are, and whether their company approves invoices on the road. */
export type RiderSite = {
  mark: string
  name: string
  mobile: string
  vehicle: string
  approvesInvoices: boolean
}

export const RiderSiteContext = createContext<RiderSite | undefined>(undefined)

/** Only pages behind the rider's sign-in use it. */
export function useRiderSite(): RiderSite {
  const site = useContext(RiderSiteContext)
  if (!site) throw new Error('no rider is signed in on this page')
  return site
}

const listeners = new Set<() => void>()
let known: { text: string; site: RiderSite | undefined } = { text: '', site: undefined }

function parse(text: string): RiderSite | undefined {
  try {
    const site = JSON.parse(text) as RiderSite
    return typeof site?.mark === 'string' ? site : undefined
  } catch {
    return undefined
  }
}

function readRider(): RiderSite | undefined {
  const text = localStore.read(riderPlace) ?? ''
  if (text !== known.text) known = { text, site: parse(text) }
  return known.site
}

/** Who works on this phone, until they sign out: the next page opens as theirs before the server answers. */
export function keepRider(site: RiderSite): void {
  localStore.write(riderPlace, JSON.stringify(site))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The rider of this phone; `undefined` where it knows none. */
export const useKeptRider = (): RiderSite | undefined =>
  useSyncExternalStore(subscribe, readRider, () => undefined)
