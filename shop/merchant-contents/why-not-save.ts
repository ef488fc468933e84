import type { ProblemRow } from '../problems/problem.ts'
import type { ContentDraft } from './content-draft.ts'
import { contentForms, isFixedPage, longestLine } from './content-forms.ts'
import { readLink } from './link-target.ts'
import { merchantContentsProblems as row } from './merchant-contents-problems.ts'

export type ContentFault = { field: keyof ContentDraft; row: ProblemRow }

const codeShape = /^[A-Z][A-Z0-9_]{2,39}$/

/** Every reason a content cannot be saved, at its field. English may be missing: the Thai words then stand in for it. */
export function whyNotSave(draft: ContentDraft): ContentFault[] {
  const { kind, code, titleTh, bodyTh, bodyEn, isPublished, startsAt, endsAt } = draft
  const form = contentForms[kind]
  const faults: ContentFault[] = []
  const add = (field: keyof ContentDraft, problem: ProblemRow) => faults.push({ field, row: problem })
  if (titleTh.trim() === '') add('titleTh', row.noTitle)
  if (form.body === 'text' && isPublished && bodyTh.trim() === '') add('bodyTh', row.noBody)
  if (form.body === 'line' && bodyTh.length > longestLine) add('bodyTh', row.longLine)
  if (form.body === 'line' && bodyEn.length > longestLine) add('bodyEn', row.longLine)
  const link = whyNotLink(draft)
  if (link) add('link', link)
  if (startsAt !== null && endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    add('endsAt', row.endsBeforeStart)
  if (kind === 'P' && !codeShape.test(code.trim().toUpperCase())) add('code', row.badCode)
  if (kind === 'P' && isFixedPage(code) && !isPublished) add('isPublished', row.fixedPage)
  return faults
}

function whyNotLink({ kind, link, isPublished }: ContentDraft): ProblemRow | undefined {
  const allowed = contentForms[kind].link
  if (allowed === 'none') return undefined
  const target = readLink(link.trim())
  if (!target) return row.badLink
  if (allowed === 'inside' && target.kind === 'outside') return row.linkInside
  return allowed === 'inside' && target.kind === 'none' && isPublished ? row.noLink : undefined
}
