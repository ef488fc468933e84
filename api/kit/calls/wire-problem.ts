import { isUnreachable } from '#api/kit/database.ts'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'

/** Any error as a refusal; an unknown one is a bug and is not explained to the caller. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isUnreachable(error)) return refuse(generalProblems.unavailable)
  switch ((error as { code?: string }).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return refuse(generalProblems.tooLarge)
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse(generalProblems.wrongMediaType)
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse(generalProblems.notJson)
    default:
      return error instanceof SyntaxError ? refuse(generalProblems.notJson) : refuse(generalProblems.broken)
  }
}

/** Whether its sentence is meant for the user; an internal error has none. */
export const isForUser = ({ status }: Problem): boolean => status !== 500

export function sayOnWire(problem: Problem, locale: Locale): WireProblem {
  return {
    Message: problem.say(locale),
    Code: problem.code,
    ...(problem.fields.length > 0
      ? { Fields: problem.fields.map((reason) => ({ Field: reason.field, Reason: reason[locale] })) }
      : {}),
    ...(problem.details === undefined ? {} : { Details: problem.details }),
  }
}
