import { ChevronDown } from 'lucide-react'
import { noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { MarkdownBlocks } from '#web/kit/text/markdown.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { Release } from './releases.ts'

export function ReleaseNotesScreen({ releases }: { releases: Release[] }) {
  const say = useShopWords()
  const read = useReadingWords()
  return (
    <main id="content" className="page-width pt-4 md:pt-8">
      <PageHead title={say('page.releaseNotes')} description={read('release.description')} />
      <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-1">
          <h1 className="text-xl md:text-2xl">{say('page.releaseNotes')}</h1>
          <p className="text-muted">{read('release.description')}</p>
        </div>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6 border-primary-soft border-l-2 pl-5">
          {releases.map((release, at) => (
            <ReleaseEntry key={release.version} release={release} isNewest={at === 0} />
          ))}
        </ol>
      </div>
    </main>
  )
}

function ReleaseEntry({
  release: { version, day, intro, parts },
  isNewest,
}: {
  release: Release
  isNewest: boolean
}) {
  const read = useReadingWords()
  const locale = useLocale()
  const isNumbered = /^\d/.test(version)
  const technical = parts.filter((part) => part.isTechnical)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-3">
      <span
        aria-hidden
        className="absolute top-2 -left-[27px] size-3 rounded-full border-2 border-card bg-primary"
      />
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg">
          {isNumbered ? read('release.version', { version }) : read('release.justAdded')}
        </h2>
        {isNewest && isNumbered ? <Tag tone="secondary">{read('release.newest')}</Tag> : null}
        {day ? (
          <time dateTime={day} className="text-muted text-sm">
            {sayLongDate(noonOf(day), locale)}
          </time>
        ) : null}
      </div>
      {intro.length > 0 ? <MarkdownBlocks blocks={intro} /> : null}
      {parts
        .filter((part) => !part.isTechnical)
        .map(({ title, blocks }) => (
          <section
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-hairline bg-card p-4"
          >
            <h3 className="font-bold">{title}</h3>
            <MarkdownBlocks blocks={blocks} />
          </section>
        ))}
      {technical.length > 0 ? (
        <details className="group rounded-card border border-hairline bg-card">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 text-muted text-sm [&::-webkit-details-marker]:hidden">
            {read('release.technical')}
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="group-open:rotate-180" />
          </summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4 text-sm">
            {technical.map(({ title, blocks }) => (
              <section key={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
                <h3 className="font-bold">{title}</h3>
                <MarkdownBlocks blocks={blocks} />
              </section>
            ))}
          </div>
        </details>
      ) : null}
    </li>
  )
}
