import { ChevronDown } from 'lucide-react'
import { AskUs } from '#web/customer/content/ask-us.tsx'
import { ContentHead } from '#web/customer/content/content-head.tsx'
import type { ArticleProps } from '#web/customer/content/load-content.ts'
import { LinkedData } from '#web/kit/page/linked-data.tsx'
import { MarkdownBlocks, sayInline } from '#web/kit/text/markdown.tsx'
import { type Block, blocksOf, sectionsOf } from '#web/kit/text/markdown-blocks.ts'

const wordsOf = (blocks: Block[]) =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.lines : block.kind === 'list' ? block.items : []))
    .join(' ')
    .replace(/\*+/g, '')

const questionOf = ({ title, blocks }: { title: string; blocks: Block[] }) => ({
  '@type': 'Question',
  name: title,
  acceptedAnswer: { '@type': 'Answer', text: wordsOf(blocks) },
})

/** Questions that expand without script; the headings of the text are the questions. */
export function FaqScreen({ article, search }: ArticleProps) {
  const { intro, sections } = sectionsOf(blocksOf(article.body))
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 md:gap-8 md:pt-4">
      <LinkedData
        graph={import.meta.env.SSR && [{ '@type': 'FAQPage', mainEntity: sections.map(questionOf) }]}
      />
      <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
        <ContentHead article={article} search={search} />
        <h1 className="text-xl md:text-2xl">{article.title}</h1>
        {intro.length > 0 ? <MarkdownBlocks blocks={intro} /> : null}
        <div className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card">
          {sections.map(({ title, blocks }) => (
            <details key={title} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-bold -outline-offset-3 hover:bg-primary-tint group-open:text-primary-text [&::-webkit-details-marker]:hidden">
                <h2 className="text-base">{sayInline(title)}</h2>
                <ChevronDown
                  aria-hidden
                  size={20}
                  strokeWidth={1.75}
                  className="shrink-0 transition-transform duration-quick group-open:rotate-180"
                />
              </summary>
              <div className="px-4 pb-4">
                <MarkdownBlocks blocks={blocks} />
              </div>
            </details>
          ))}
        </div>
        <AskUs />
      </div>
    </main>
  )
}
