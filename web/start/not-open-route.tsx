import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { NotOpenScreen } from '#web/kit/page/not-open-screen.tsx'
import { withoutLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { lengthsOf, pages } from './page-table.ts'

/** A loader of its own makes the browser ask the server on every visit, so that the page's guards are heard. */
export function loader({ url, pattern }: LoaderFunctionArgs) {
  // Staff land where there is something to do.
  if (withoutLanguage(url.pathname).replace(/\/$/, '') === merchantPaths.home)
    throw redirect(merchantPaths.customers)
  // Found here and not in the browser, which then needs no table of all pages.
  const page = pages.find(({ path }) => lengthsOf(path).includes(`/${pattern.replace(/^\//, '')}`))
  const area: 'shop' | 'merchant' | 'rider' =
    page?.layout === 'merchant' || page?.layout === 'rider' ? page.layout : 'shop'
  return { title: page?.title ?? 'notOpen.title', area } as const
}

export default function NotOpenRoute() {
  return <NotOpenScreen {...useLoaderData<typeof loader>()} />
}
