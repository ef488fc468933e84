import { allCentresContract } from '#shop/centres/centre-contracts.ts'
import { contentContract } from '#shop/content/content-contract.ts'
import { whatsNewContract } from '#shop/content/whats-new-contract.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { articleOf, newestFirst, storyOf } from './story.ts'

/** All news of the centre, newest first. */
export async function loadNews({ call, locale }: Visitor) {
  const today = bangkokDay(new Date())
  return showProblems(async () => ({
    stories: newestFirst(
      (await call(whatsNewContract, { kind: 'N' })).map((content) => storyOf(content, locale, today)),
    ),
  }))
}

/** One piece of content with the data of its page. */
export async function loadArticle({ call, locale }: Visitor, key: string) {
  const today = bangkokDay(new Date())
  return showProblems(async () => {
    const article = articleOf(await call(contentContract, { key }), locale, today)
    const more = article.kind === 'N' ? await call(whatsNewContract, { kind: 'N' }) : []
    const others = newestFirst(
      more.filter(({ id }) => id !== article.id).map((content) => storyOf(content, locale, today)),
    )
    const centres = article.code === contactCode ? await call(allCentresContract, { text: '' }) : []
    return { article, others: others.slice(0, 3), centres }
  })
}
export type ArticleProps = Awaited<ReturnType<typeof loadArticle>> & { search?: string }

const contactCode = 'CONTACT_001'
