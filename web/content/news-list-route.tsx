import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitorContext } from '#web/kit/visitor.ts'
import { loadNews } from './load-content.ts'
import { NewsListScreen } from './news-list-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadNews(context.get(visitorContext))
}

export default function NewsListRoute() {
  return <NewsListScreen {...useLoaderData<typeof loader>()} />
}
