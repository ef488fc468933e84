import { type ClientLoaderFunctionArgs, useLocation } from 'react-router'
import { ErrorBoundary as InShop } from '#web/layouts/default-layout.tsx'
import { ErrorScreen } from '#web/layouts/error-screen.tsx'
import { areaOf } from '#web/words/area.ts'

/** No such page: the error page says so, with status 404. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function UnknownRoute() {
  return null
}

/** What this area's route table does not hold may still be a page: the server is asked for it as a document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url)
  return new Promise(() => {})
}

/** Staff and riders have other sentences than the shop's header speaks. */
export function ErrorBoundary() {
  return areaOf(useLocation().pathname) === 'shop' ? <InShop /> : <ErrorScreen />
}
