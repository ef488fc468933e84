import { z } from 'zod'
import {
  deleteCategoryContract,
  deleteGroupContract,
  deleteWordContract,
  saveCategoryContract,
  saveGroupContract,
  savePickedListContract,
  saveWordContract,
} from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** Saves, or tells the fields that are wrong. */
async function withErrors(save: () => Promise<unknown>): Promise<{ errors: Record<string, string> }> {
  try {
    await save()
    return { errors: {} }
  } catch (error) {
    if (!(error instanceof CallProblem) || error.problem.Code !== merchantCatalogueProblems.invalid.code)
      throw error
    const fields = error.problem.Fields ?? []
    return { errors: Object.fromEntries(fields.map(({ Field, Reason }) => [Field, Reason])) }
  }
}

export const catalogueCalls = {
  saveCategory: pageCall(saveCategoryContract.request.omit({ saleUnit: true }), (request, visitor) =>
    withErrors(async () =>
      visitor.callAsStaff(saveCategoryContract, { ...request, saleUnit: await centreOf(visitor) }),
    ),
  ),
  deleteCategory: pageCall(
    deleteCategoryContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(deleteCategoryContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveWord: pageCall(saveWordContract.request.omit({ saleUnit: true }), (request, visitor) =>
    withErrors(async () =>
      visitor.callAsStaff(saveWordContract, { ...request, saleUnit: await centreOf(visitor) }),
    ),
  ),
  deleteWord: pageCall(deleteWordContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(deleteWordContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveGroup: pageCall(saveGroupContract.request.omit({ saleUnit: true }), (request, visitor) =>
    withErrors(async () =>
      visitor.callAsStaff(saveGroupContract, { ...request, saleUnit: await centreOf(visitor) }),
    ),
  ),
  deleteGroup: pageCall(deleteGroupContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(deleteGroupContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  savePickedList: pageCall(
    savePickedListContract.request.omit({ saleUnit: true }).extend({ version: z.string().max(40) }),
    (request, visitor) =>
      withErrors(async () =>
        visitor.callAsStaff(savePickedListContract, { ...request, saleUnit: await centreOf(visitor) }),
      ),
  ),
}
export type CatalogueCalls = typeof catalogueCalls
