import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadArticle, loadNews } from '#web/customer/content/load-content.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { ArticlePage } from './article-page.tsx'
import { NewsScreen } from './news-screen.tsx'

/** The list of news, or with `code` a fixed page: how to order, questions, contact. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const code = url.searchParams.get('code')?.slice(0, 40)
  return code ? loadArticle(visitor, code) : loadNews(visitor)
}

export default function NewsRoute() {
  const found = useLoaderData<typeof loader>()
  if ('stories' in found) return <NewsScreen {...found} />
  return <ArticlePage {...found} search={`?code=${found.article.code}`} />
}
