import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadArticle, loadNews } from '#web/customer/content/load-content.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ArticlePage } from './article-page.tsx'
import { NewsScreen } from './news-screen.tsx'

/** One piece of content by number; a fixed page redirects to its own address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (!params.id) return loadNews(visitor)
  const found = await loadArticle(visitor, params.id)
  if (found.article.kind === 'P' && found.article.code)
    throw redirect(withQuery(paths.news, { code: found.article.code }), 301)
  return found
}

export default function ContentsRoute() {
  const found = useLoaderData<typeof loader>()
  return 'stories' in found ? <NewsScreen {...found} canonical={paths.news} /> : <ArticlePage {...found} />
}
