import { useLocation } from 'react-router'
import { noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import { ContentHead } from '#web/customer/content/content-head.tsx'
import type { ArticleProps } from '#web/customer/content/load-content.ts'
import { ShareButtons } from '#web/kit/page/share-buttons.tsx'
import { Markdown } from '#web/kit/text/markdown.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { NewsCard } from './news-card.tsx'

export function ArticleScreen({ article, others, search }: ArticleProps) {
  const say = useShopWords()
  const read = useReadingWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  const isNews = article.kind === 'N'
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 pt-1 md:pt-4">
      <article className="mx-auto grid w-full max-w-[720px] grid-cols-[minmax(0,1fr)] gap-4">
        <ContentHead article={article} search={search} />
        <header className="grid gap-2">
          <h1 className="text-xl md:text-2xl">{article.title}</h1>
          {isNews ? (
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              <time dateTime={article.day}>{sayLongDate(noonOf(article.day), locale)}</time>
              {article.isNew ? <Tag tone="secondary">{read('news.new')}</Tag> : null}
              {article.isOver && article.endsOn ? (
                <Tag>{read('news.over', { day: sayLongDate(noonOf(article.endsOn), locale) })}</Tag>
              ) : null}
            </p>
          ) : null}
        </header>
        {article.picture ? (
          <div className="overflow-hidden rounded-card">
            <Picture
              src={`/files/${article.picture}`}
              width={600}
              height={300}
              sizes="(min-width: 48rem) 720px, 94vw"
              alt=""
              priority
            />
          </div>
        ) : null}
        <Markdown source={article.body} />
        {isNews ? (
          <ShareButtons
            page={{
              title: article.title,
              open: read('news.open'),
              path: pathname + search,
              file: article.picture ?? undefined,
            }}
          />
        ) : null}
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="more-news" className="grid gap-2 border-hairline border-t pt-4">
          <SectionHeading
            id="more-news"
            title={read('news.more')}
            seeAll={{ to: paths.news, text: say('home.seeAll') }}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 md:gap-4">
            {others.map((story) => (
              <NewsCard key={story.id} story={story} />
            ))}
          </div>
        </section>
      ) : null}
    </main>
  )
}
