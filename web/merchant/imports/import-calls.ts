import { z } from 'zod'
import {
  applyImportContract,
  dropImportContract,
  undoImportContract,
} from '#shop/imports/import-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

const one = z.object({ id: z.uuid() })

export const importCalls = {
  applyImport: pageCall(one.extend({ leaveOutWrong: z.boolean() }), async (request, visitor) =>
    visitor.callAsStaff(applyImportContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  undoImport: pageCall(one, async (request, visitor) =>
    visitor.callAsStaff(undoImportContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  dropImport: pageCall(one, async (request, visitor) =>
    visitor.callAsStaff(dropImportContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type ImportCalls = typeof importCalls
