import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { customerAnswersContract } from '#shop/surveys/survey-contracts.ts'

type Page = AnswerOf<typeof customerAnswersContract>

const mostRows = 10_000

/** All pages one after the other, for a file. */
export async function readAllVisits(
  atOnce: number,
  read: (skip: number, take: number) => Promise<Page>,
): Promise<Pick<Page, 'visits' | 'versions'>> {
  const visits: Page['visits'] = []
  const versions = new Map<string, Page['versions'][number]>()
  for (let isMore = true; isMore && visits.length < mostRows; ) {
    const page = await read(visits.length, atOnce)
    visits.push(...page.visits)
    for (const each of page.versions) versions.set(`${each.surveyId} ${each.version}`, each)
    isMore = page.isMore
  }
  return { visits, versions: [...versions.values()] }
}
