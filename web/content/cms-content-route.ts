import { type LoaderFunctionArgs, redirect } from 'react-router'

/** The address messages and rich menus were given: `id` or `code` says what is meant. */
export function loader({ url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('id')
  const code = url.searchParams.get('code')
  if (id) throw redirect(`/contents/${encodeURIComponent(id)}`, 301)
  throw redirect(code ? `/news?code=${encodeURIComponent(code)}` : '/news', 301)
}
