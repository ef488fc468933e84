import { Link } from 'react-router'
import { noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import { addressOf, type Story } from '#web/customer/content/story.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** A news item in a list; `leading` is the newest, wide on large screens. */
export function NewsCard({
  story,
  leading,
  priority,
}: {
  story: Story
  leading?: boolean
  priority?: boolean
}) {
  const read = useReadingWords()
  const locale = useLocale()
  const sizes = leading ? '(min-width: 48rem) 620px, 94vw' : '(min-width: 48rem) 380px, 94vw'
  return (
    <article
      className={joinClasses(
        'group relative grid content-start overflow-hidden rounded-card border border-hairline bg-card hover:border-primary',
        leading && 'md:grid-cols-[6fr_5fr] md:items-center',
      )}
    >
      {story.picture ? (
        <Picture
          src={`/files/${story.picture}`}
          width={600}
          height={300}
          sizes={sizes}
          alt=""
          priority={priority ?? false}
        />
      ) : (
        <div aria-hidden className="aspect-[2/1] bg-primary-tint" />
      )}
      <div className={joinClasses('grid gap-1 p-3 md:p-4', leading && 'md:gap-2 md:p-8')}>
        <p className="flex items-center gap-2 text-muted text-sm">
          <time dateTime={story.day}>{sayLongDate(noonOf(story.day), locale)}</time>
          {story.isNew ? <Tag tone="secondary">{read('news.new')}</Tag> : null}
        </p>
        <h2 className={joinClasses('text-lg', leading ? 'md:text-2xl' : 'clamp-2')}>
          <Link to={addressOf(story)} className="after:absolute after:inset-0 group-hover:underline">
            {story.title}
          </Link>
        </h2>
        <p className="clamp-2 text-muted text-sm md:text-base">{story.lead}</p>
      </div>
    </article>
  )
}
