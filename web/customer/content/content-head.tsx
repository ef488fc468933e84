import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import type { Article } from './story.ts'

/** Head and breadcrumb of a content page; `search` belongs to its address when found by code. */
export function ContentHead({ article, search = '' }: { article: Article; search?: string | undefined }) {
  const say = useShopWords()
  const read = useReadingWords()
  const trail = [
    { text: say('app.home'), to: paths.home },
    { text: read('news.title'), to: paths.news },
    { text: article.title },
  ]
  return (
    <>
      <PageHead
        title={article.title}
        description={article.lead}
        picture={article.picture && `/files/${article.picture}`}
        canonicalSearch={search}
        type={article.kind === 'N' ? 'article' : 'website'}
      />
      <Breadcrumb label={read('news.trail')} trail={trail} />
    </>
  )
}
