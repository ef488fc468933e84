import { ContentHead } from '#web/customer/content/content-head.tsx'
import type { ArticleProps } from '#web/customer/content/load-content.ts'
import { StepDrawing } from '#web/customer/content/step-drawing.tsx'
import { MarkdownBlocks, sayInline } from '#web/kit/text/markdown.tsx'
import { blocksOf, sectionsOf } from '#web/kit/text/markdown-blocks.ts'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'

/** How to order, as illustrated steps; the headings of the text are the steps. */
export function HowToScreen({ article, search }: ArticleProps) {
  const say = useShopWords()
  const read = useReadingWords()
  const visitor = useSite()?.visitor
  const { registerOpen } = useSettings()
  const { intro, sections } = sectionsOf(blocksOf(article.body))
  const mayRegister = visitor?.isGuest !== false && registerOpen
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 md:gap-8 md:pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <ContentHead article={article} search={search} />
        <h1 className="text-xl md:text-2xl">{article.title}</h1>
        <div className="max-w-prose text-muted md:text-lg">
          <MarkdownBlocks blocks={intro} />
        </div>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
        {sections.map(({ title, blocks }, at) => (
          <li
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 rounded-card border border-hairline bg-card p-4 md:grid-cols-[240px_minmax(0,1fr)] md:gap-8 md:p-6"
          >
            <StepDrawing step={at} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="flex items-center gap-3 text-lg md:text-xl">
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-bold text-base text-on-primary"
                >
                  {at + 1}
                </span>
                {/* The number is drawn in the circle. */}
                <span>{sayInline(title.replace(/^\d+[.)]\s*/, ''))}</span>
              </h2>
              <MarkdownBlocks blocks={blocks} />
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2 rounded-card bg-primary-tint p-4 md:justify-between md:p-6">
        <p className="w-full font-bold text-lg md:w-auto">{read('howTo.ready')}</p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.products}>{read('howTo.start')}</LinkButton>
          {mayRegister ? (
            <LinkButton to={paths.register} variant="secondary">
              {say('page.register')}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </main>
  )
}
