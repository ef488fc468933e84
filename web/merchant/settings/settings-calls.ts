import {
  saveSettingsContract,
  settingHistoryContract,
} from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */
export const settingsCalls = {
  saveSettings: pageCall(saveSettingsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(saveSettingsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  settingHistory: pageCall(
    settingHistoryContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(settingHistoryContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type SettingsCalls = typeof settingsCalls
