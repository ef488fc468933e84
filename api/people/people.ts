import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { invitationContracts } from '#shop/people/invitation-contracts.ts'
import type { networkOwnerContracts } from '#shop/people/network-owner-contracts.ts'
import type { peopleContracts } from '#shop/people/people-contracts.ts'
import type { riderContracts } from '#shop/people/rider-contracts.ts'
import { acceptInvitation, joinByInvitation, lookAtInvitation } from './accept-invitation.ts'
import { changeRoles, endDevices, resetSecondFactor } from './change-staff.ts'
import { endWork, handOver } from './end-work.ts'
import { inviteStaff, resendInvitation, sendPasswordLink, withdrawInvitation } from './invite.ts'
import { networkOwners, setNetworkOwner } from './network-owners.ts'
import { people } from './people-list.ts'
import { endRider, riderPerson, saveRider } from './riders.ts'
import { staffPerson } from './staff-person.ts'

export const peopleHandlers: HandlersOf<
  typeof peopleContracts & typeof invitationContracts & typeof riderContracts & typeof networkOwnerContracts
> = {
  ...{ people, staffPerson, changeRoles, endWork, handOver, endDevices, resetSecondFactor },
  ...{ inviteStaff, sendPasswordLink, resendInvitation, withdrawInvitation },
  ...{ lookAtInvitation, acceptInvitation, joinByInvitation },
  ...{ riderPerson, saveRider, endRider, networkOwners, setNetworkOwner },
}
