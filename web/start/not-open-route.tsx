import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NotOpenScreen } from '#web/kit/page/not-open-screen.tsx'
import { lengthsOf, pages } from './page-table.ts'

/** A loader makes the browser ask the server on every visit, so that the page's guards run. */
export function loader({ pattern }: LoaderFunctionArgs) {
  // Looked up here, so that the browser needs no table of all pages.
  const page = pages.find(({ path }) => lengthsOf(path).includes(`/${pattern.replace(/^\//, '')}`))
  const area: 'shop' | 'merchant' | 'rider' =
    page?.layout === 'merchant' || page?.layout === 'rider' ? page.layout : 'shop'
  return { title: page?.title ?? 'notOpen.title', area } as const
}

export default function NotOpenRoute() {
  return <NotOpenScreen {...useLoaderData<typeof loader>()} />
}
