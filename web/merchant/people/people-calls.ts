import {
  inviteStaffContract,
  resendInvitationContract,
  sendPasswordLinkContract,
  withdrawInvitationContract,
} from '#shop/people/invitation-contracts.ts'
import { setNetworkOwnerContract } from '#shop/people/network-owner-contracts.ts'
import {
  changeRolesContract,
  endDevicesContract,
  endWorkContract,
  handOverContract,
  resetSecondFactorContract,
} from '#shop/people/people-contracts.ts'
import { endRiderContract, saveRiderContract } from '#shop/people/rider-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

const atCentre = { saleUnit: true } as const

/** The centre is the one the owner works in, never the page's. */
export const peopleCalls = {
  inviteStaff: pageCall(inviteStaffContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(inviteStaffContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  resendInvitation: pageCall(resendInvitationContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(resendInvitationContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  withdrawInvitation: pageCall(withdrawInvitationContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(withdrawInvitationContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  sendPasswordLink: pageCall(sendPasswordLinkContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(sendPasswordLinkContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  changeRoles: pageCall(changeRolesContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(changeRolesContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  endWork: pageCall(endWorkContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(endWorkContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  handOver: pageCall(handOverContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(handOverContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  endDevices: pageCall(endDevicesContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(endDevicesContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  resetSecondFactor: pageCall(resetSecondFactorContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(resetSecondFactorContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveRider: pageCall(saveRiderContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(saveRiderContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  endRider: pageCall(endRiderContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(endRiderContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  setNetworkOwner: pageCall(setNetworkOwnerContract.request.omit(atCentre), async (request, visitor) =>
    visitor.callAsStaff(setNetworkOwnerContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type PeopleCalls = typeof peopleCalls
