import { useRouteLoaderData } from 'react-router'

/** What every page of a rider knows: who they are, and whether their company approves invoices on the road. */
export type RiderSite = {
  mark: string
  name: string
  mobile: string
  vehicle: string
  approvesInvoices: boolean
}

/** Only pages behind the rider's sign-in use it. */
export function useRiderSite(): RiderSite {
  const site = useRouteLoaderData<RiderSite | null>('layout-rider')
  if (!site) throw new Error('no rider is signed in on this page')
  return site
}
