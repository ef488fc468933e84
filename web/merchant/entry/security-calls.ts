import { endOtherSessionsContract, endOwnSessionContract } from '#shop/identity/session-contracts.ts'
import {
  beginSecondFactorContract,
  confirmSecondFactorContract,
  removeSecondFactorContract,
  renewRecoveryCodesContract,
} from '#shop/second-factor/second-factor-contracts.ts'
import { qrPath } from '#web/kit/text/qr-path.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

/** What a member of staff does for their own account. */
export const securityCalls = {
  beginSecondFactor: pageCall(beginSecondFactorContract.request, async (request, { callAsStaff }) => {
    const { secret, address } = await callAsStaff(beginSecondFactorContract, request)
    return { secret, qr: qrPath(address) }
  }),
  confirmSecondFactor: pageCall(confirmSecondFactorContract.request, (request, { callAsStaff }) =>
    callAsStaff(confirmSecondFactorContract, request),
  ),
  renewRecoveryCodes: pageCall(renewRecoveryCodesContract.request, (request, { callAsStaff }) =>
    callAsStaff(renewRecoveryCodesContract, request),
  ),
  removeSecondFactor: pageCall(removeSecondFactorContract.request, (request, { callAsStaff }) =>
    callAsStaff(removeSecondFactorContract, request),
  ),
  endStaffSession: pageCall(endOwnSessionContract.request, (request, { callAsStaff }) =>
    callAsStaff(endOwnSessionContract, request),
  ),
  endOtherStaffSessions: pageCall(endOtherSessionsContract.request, (_request, { callAsStaff }) =>
    callAsStaff(endOtherSessionsContract, {}),
  ),
}
export type SecurityCalls = typeof securityCalls
