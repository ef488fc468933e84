import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import { ErrorBoundary as InShop } from '#web/layouts/default-layout.tsx'
import { ErrorScreen } from '#web/layouts/error-screen.tsx'
import { areaOf } from '#web/words/area.ts'

/** The 404 page. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function UnknownRoute() {
  return null
}

/** A path outside this area's route table may still be a page: it is requested as a document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url)
  return new Promise(() => {})
}

/** Staff and riders have other dictionaries than the shop's header. */
export function ErrorBoundary() {
  return areaOf(useLocation().pathname) === 'shop' ? <InShop /> : <ErrorScreen />
}
