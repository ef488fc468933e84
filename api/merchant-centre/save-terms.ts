import { actingStaff } from '#api/activity/acting-staff.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { writeSettings } from '#api/merchant-settings/write-settings.ts'
import type { saveTermsContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { whyNotTerms } from '#shop/merchant-centre/why-not-area.ts'
import { refuse } from '#shop/problems/problem.ts'
import { findOwnTerms, readTerms, type Term, termSettings } from './find-parts.ts'
import { lockParts, requireRight } from './save-part.ts'

/** They are settings of the centre: the log and every process hear of them as of any other. */
export const saveTerms: Handler<typeof saveTermsContract> = async (request, context) => {
  const { saleUnit, version } = request
  requireRight(whyNotTerms(request))
  const by = await actingStaff(context)
  return context.db.transaction().execute(async (tx) => {
    await lockParts(tx, saleUnit)
    const stored = await findOwnTerms(tx, saleUnit)
    const before = readTerms(stored)
    if (contentMark(before) !== version) throw refuse(merchantCentreProblems.stale)
    const changed = (Object.keys(termSettings) as Term[]).filter((term) => before[term] !== request[term])
    await writeSettings(
      tx,
      changed.map((term) => {
        const amount = request[term]
        const { key, reader } = termSettings[term]
        return {
          scope: saleUnit,
          key,
          value: amount === null ? null : reader.write(amount),
          seen: stored[term],
        }
      }),
      { now: context.now, by },
    )
    return { version: contentMark(readTerms(await findOwnTerms(tx, saleUnit))) }
  })
}
