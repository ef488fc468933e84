import type { Caller } from '#shop/contract/caller.ts'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addressKey, type TokenBuckets, tokenBuckets } from './token-buckets.ts'

/** Many shops share one address of a mobile carrier, so an address gets a higher limit than a person. */
const [burstOfAddress, shareOfPerson, burstOfPerson] = [6, 0.4, 2.4]
// A page makes several calls at once, and its own request was counted already.
const weightForPage = 0.1

export function addressBuckets(perSecond: number): TokenBuckets {
  return tokenBuckets({ perSecond, burst: perSecond * burstOfAddress })
}

export type CallerLimits = {
  requireAddress: (address: string, byPage: boolean) => void
  requireCaller: (caller: Caller, byPage: boolean) => void
}

/** The limits of calls per address and person; without a number there is no limit. */
export function callerLimits(perSecond: number | undefined): CallerLimits {
  if (perSecond === undefined) return { requireAddress: () => {}, requireCaller: () => {} }
  const addresses = addressBuckets(perSecond)
  const people = tokenBuckets({ perSecond: perSecond * shareOfPerson, burst: perSecond * burstOfPerson })
  const require = (buckets: TokenBuckets, key: string, byPage: boolean) => {
    const seconds = buckets.take(key, byPage ? weightForPage : 1)
    if (seconds > 0) throw refuse(generalProblems.tooMany, { seconds })
  }
  return {
    requireAddress: (address, byPage) => require(addresses, addressKey(address), byPage),
    // Guests share a token, so they are counted by address only.
    requireCaller: (caller, byPage) => {
      if (caller.kind !== 'nobody' && caller.session) require(people, caller.session, byPage)
    },
  }
}
