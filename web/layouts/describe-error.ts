import { isRouteErrorResponse } from 'react-router'
import { isNetworkFailure } from '#web/kit/calls/network-failure.ts'
import type { commonTh } from '#web/words/common-th.ts'
import type { Say } from '#web/words/translation.ts'

export type ErrorMessage = { status: number | undefined; message: string }

const unreachable = 'general.unreachable'

/** The error sentence by the specification's error catalogue. */
export function describeError(error: unknown, say: Say<typeof commonTh>): ErrorMessage {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return { status: 404, message: say('error.pageNotFound') }
    const { Message, Code } = (
      typeof error.data === 'object' && error.data !== null ? error.data : {}
    ) as Record<string, string | undefined>
    const message = typeof error.data === 'string' && error.data ? error.data : Message
    // A page that cannot reach the API has a network error.
    if (Code === unreachable) return { status: 500, message: say('error.network') }
    if (message)
      return {
        status: error.status,
        message: error.status === 500 ? say('error.fromApi', { message }) : message,
      }
    return { status: error.status, message: say('error.maintenance') }
  }
  if (isNetworkFailure(error)) return { status: 500, message: say('error.network') }
  return { status: undefined, message: say('error.maintenance') }
}
