import type { ClientLoaderFunctionArgs } from 'react-router'

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
