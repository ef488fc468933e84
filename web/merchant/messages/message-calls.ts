import {
  resetTemplateContract,
  saveMessageSettingsContract,
  saveTemplateContract,
  switchTemplateContract,
  tryTemplateContract,
} from '#shop/customer-messages/message-office-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
const noCentre = { saleUnit: true } as const
export const messageCalls = {
  saveTemplate: pageCall(saveTemplateContract.request.omit(noCentre), async (request, visitor) =>
    visitor.callAsStaff(saveTemplateContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  resetTemplate: pageCall(resetTemplateContract.request.omit(noCentre), async (request, visitor) =>
    visitor.callAsStaff(resetTemplateContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  switchTemplate: pageCall(switchTemplateContract.request.omit(noCentre), async (request, visitor) =>
    visitor.callAsStaff(switchTemplateContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  tryTemplate: pageCall(tryTemplateContract.request.omit(noCentre), async (request, visitor) =>
    visitor.callAsStaff(tryTemplateContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveMessageSettings: pageCall(
    saveMessageSettingsContract.request.omit(noCentre),
    async (request, visitor) =>
      visitor.callAsStaff(saveMessageSettingsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type MessageCalls = typeof messageCalls
