import { Suspense } from 'react'
import { Link } from 'react-router'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { HomeContent } from './home-content.ts'

export function NewsStories({ stories }: { stories: HomeContent[] }) {
  const say = useShopWords()
  const locale = useLocale()
  if (stories.length === 0) return null
  return (
    <Suspense>
      <section aria-labelledby="news" className="offscreen-lazy grid gap-2">
        <SectionHeading
          id="news"
          title={say('home.news')}
          seeAll={{
            to: paths.news,
            text: say('home.seeAll'),
            label: `${say('home.seeAll')}: ${say('home.news')}`,
          }}
        />
        <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
          {stories.map(({ id, title, text, picture, day }) => (
            <li key={id} className="flex *:flex-1">
              <Link
                to={paths.contents({ id })}
                className="flex gap-3 overflow-hidden rounded-card border border-hairline bg-card hover:border-primary md:block"
              >
                {picture ? (
                  <Picture
                    src={`/files/${picture}`}
                    width={600}
                    height={300}
                    sizes="(min-width: 48rem) 380px, 128px"
                    alt=""
                    className="w-28! shrink-0 self-stretch md:w-full!"
                  />
                ) : null}
                <span className="grid content-start gap-0.5 py-2 pr-3 md:p-4">
                  <span className="text-muted text-xs">{sayDate(noonOf(day), locale)}</span>
                  <strong className="clamp-2 text-sm md:text-base">{title}</strong>
                  <span className="hidden md:inline">
                    <span className="clamp-2 text-muted text-sm">{text}</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Suspense>
  )
}
