import type { ProblemRow } from '../problems/problem.ts'
import { photosProblems } from './photos-problems.ts'

export type PhotoGroup = {
  /** Empty while the group is new. */
  code: string
  nameTh: string
  nameEn: string
  /** Only for customers of these types; empty is for all. */
  customerTypes: string[]
  isRetired: boolean
}

export const mostGroups = 50

export const isGroupFor = (
  { customerTypes }: Pick<PhotoGroup, 'customerTypes'>,
  customerType: string,
): boolean => customerTypes.length === 0 || customerTypes.includes(customerType)

type GroupProblem = { field: string; row: ProblemRow }

/** What is wrong with a list of groups, each at its field, such as `0.nameTh`. */
export function whyNotSaveGroups(groups: readonly PhotoGroup[]): GroupProblem[] {
  const seen = new Set<string>()
  return groups.flatMap((group, at) =>
    (['nameTh', 'nameEn'] as const).flatMap((name): GroupProblem[] => {
      const text = group[name].trim()
      if (text === '') return [{ field: `${at}.${name}`, row: photosProblems.noName }]
      if (group.isRetired) return []
      const key = `${name} ${text.toLowerCase()}`
      if (seen.has(key)) return [{ field: `${at}.${name}`, row: photosProblems.sameName }]
      seen.add(key)
      return []
    }),
  )
}
