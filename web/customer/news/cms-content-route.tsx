import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadNews } from '#web/customer/content/load-content.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { NewsScreen } from './news-screen.tsx'

/**
 * The address used in messages and rich menus: `id` or `code` names the content; without one it is the news
 * list.
 */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const id = url.searchParams.get('id')
  const code = url.searchParams.get('code')
  if (id) throw redirect(paths.contents({ id }), 301)
  if (code) throw redirect(withQuery(paths.news, { code }), 301)
  return loadNews(context.get(visitorContext))
}

export default function CmsContentRoute() {
  return <NewsScreen {...useLoaderData<typeof loader>()} />
}
