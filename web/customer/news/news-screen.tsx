import { HelpLinks } from '#web/customer/content/help-links.tsx'
import type { Story } from '#web/customer/content/story.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { NewsCard } from './news-card.tsx'

/** Help comes first, as most visitors look for it; then the news, the newest large. */
export function NewsScreen({ stories, canonical }: { stories: Story[]; canonical?: string }) {
  const say = useShopWords()
  const read = useReadingWords()
  const [first, ...rest] = stories
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-4 md:gap-8 md:pt-8">
      <PageHead
        title={read('news.title')}
        description={read('news.description')}
        canonical={canonical}
        picture={first?.picture && `/files/${first.picture}`}
      />
      <div className="grid gap-3">
        <h1 className="text-xl md:text-2xl">{read('news.title')}</h1>
        <HelpLinks />
      </div>
      {first ? (
        <>
          <NewsCard story={first} leading priority />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
            {rest.map((story) => (
              <NewsCard key={story.id} story={story} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={read('news.none')}
          text={read('news.noneBody')}
          action={<LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>}
        />
      )}
    </main>
  )
}
