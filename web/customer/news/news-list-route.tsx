import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadNews } from '#web/customer/content/load-content.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { NewsListScreen } from './news-list-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadNews(context.get(visitorContext))
}

export default function NewsListRoute() {
  return <NewsListScreen {...useLoaderData<typeof loader>()} />
}
