import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { addressOf, type Story } from '#web/customer/content/story.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** The customer's news as rows in the profile. */
export function NewsListScreen({ stories }: { stories: Story[] }) {
  const say = useShopWords()
  const read = useReadingWords()
  const locale = useLocale()
  return (
    <AccountFrame title={say('page.newsList')}>
      {stories.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={read('news.none')}
          text={read('news.noneBody')}
          action={<LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>}
        />
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card">
          {stories.map((story) => (
            <li key={story.id} className="relative flex items-center gap-3 p-3 hover:bg-primary-tint">
              <div className="w-24 shrink-0 overflow-hidden rounded-input md:w-32">
                {story.picture ? (
                  <Picture src={`/files/${story.picture}`} width={600} height={300} sizes="128px" alt="" />
                ) : (
                  <div className="aspect-[2/1] bg-primary-tint" />
                )}
              </div>
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="flex items-center gap-2 text-muted text-xs">
                  <time dateTime={story.day}>{sayDate(noonOf(story.day), locale)}</time>
                  {story.isNew ? <Tag tone="secondary">{read('news.new')}</Tag> : null}
                </p>
                <h2 className="clamp-2 font-bold text-base">
                  <Link to={addressOf(story)} className="after:absolute after:inset-0">
                    {story.title}
                  </Link>
                </h2>
              </div>
              <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}
