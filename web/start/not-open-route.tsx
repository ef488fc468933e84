import { type LoaderFunctionArgs, redirect, useMatches } from 'react-router'
import { NotOpenScreen } from '#web/kit/page/not-open-screen.tsx'
import { withoutLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { findPage } from './page-table.ts'

/** A loader of its own makes the browser ask the server on every visit, so that the page's guards are heard. */
export function loader({ url }: LoaderFunctionArgs) {
  // Staff land where there is something to do.
  if (withoutLanguage(url.pathname).replace(/\/$/, '') === merchantPaths.home)
    throw redirect(merchantPaths.customers)
  return null
}

export default function NotOpenRoute() {
  const page = findPage(useMatches().at(-1)?.id ?? '')
  if (!page) return null
  return (
    <NotOpenScreen
      title={page.title ?? 'notOpen.title'}
      area={page.layout === 'merchant' || page.layout === 'rider' ? page.layout : 'shop'}
    />
  )
}
