/** No such page: the error page says so, with status 404. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function UnknownRoute() {
  return null
}
