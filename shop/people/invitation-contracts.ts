import { z } from 'zod'
import { anyone, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { signedInStaff } from '../identity/signed-in.ts'
import { aboutCentre, owners, saleUnit, staffRole } from './people-contracts.ts'

const id = z.uuid()
const noId = '01900000-0000-7000-8000-000000000000'
const sent = z.object({ sentBy: z.enum(['line', 'sms']).nullable(), expiresAt: z.string() })

export const inviteStaffContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/invite',
  says: 'Sends somebody a link to their own phone; nobody of the staff sees it. The same key again is the same invitation.',
  who: owners,
  request: z.object({
    ...{ saleUnit, key: id, name: z.string().max(80), role: staffRole },
    mobile: z.string().max(20),
    centres: z.array(saleUnit).max(50),
    language: z.enum(['th', 'en']),
  }),
  answer: sent,
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, key: noId, name: 'Nobody', mobile: '0899999990', role: '3' as const },
      ...{ centres: [saleUnit], language: 'th' as const },
    }),
    answers: ['people.noWayToSend'],
  },
})

export const sendPasswordLinkContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/password',
  says: 'Sends a member of staff a link to their own phone, behind which they set a new password.',
  who: owners,
  request: z.object({ saleUnit, username: z.string().min(1).max(60) }),
  answer: sent,
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, username: 'nobody-here' }),
    answers: ['people.none'],
  },
})

const onWaiting = {
  of: 'centre' as const,
  exampleRequest: ({ saleUnit }: { saleUnit: string }) => ({ saleUnit, id: noId }),
  answers: ['people.noInvitation'],
}

export const resendInvitationContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/invite/again',
  says: 'Sends a waiting invitation again, with a new link; the one before stops working.',
  who: owners,
  request: z.object({ saleUnit, id }),
  answer: sent,
  about: aboutCentre,
  touches: onWaiting,
})

export const withdrawInvitationContract = endpoint({
  method: 'POST',
  path: 'api/merchant/people/invite/withdraw',
  says: 'Withdraws a waiting invitation: its link stops working.',
  who: owners,
  request: z.object({ saleUnit, id }),
  answer: z.object({}),
  about: aboutCentre,
  touches: onWaiting,
})

const token = z.string().min(10).max(80)

export const lookAtInvitationContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/invitation',
  says: 'Who invites whom to what, for the page behind a link; it uses nothing up.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ token }),
  answer: z.object({
    kind: z.enum(['work', 'password']),
    name: z.string(),
    /** The number it went to, for the most part hidden. */
    mobile: z.string(),
    by: z.string(),
    role: staffRole,
    centres: z.array(z.object({ nameTh: z.string(), nameEn: z.string() })),
    expiresAt: z.string(),
    /** A new account, one that comes back with a new password, or one that is in use and signs in. */
    account: z.enum(['new', 'returning', 'existing']),
    username: z.string(),
    passwordLongest: z.int(),
  }),
})

export const acceptInvitationContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/invitation/accept',
  says: 'Accepts an invitation with a user name and password, once, and signs the person in.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({ token, username: z.string().max(60), password: z.string().min(1).max(200) }),
  answer: signedInStaff,
})

export const joinByInvitationContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/invitation/join',
  says: 'Accepts an invitation as a member of staff who is signed in and whose number was invited.',
  who: staff,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ token: 'BKK01.00000000000000000000000000000000' }),
    answers: ['people.deadInvitation'],
  },
  request: z.object({ token }),
  answer: z.object({ saleUnit: z.string() }),
})

export const invitationContracts = {
  inviteStaff: inviteStaffContract,
  sendPasswordLink: sendPasswordLinkContract,
  resendInvitation: resendInvitationContract,
  withdrawInvitation: withdrawInvitationContract,
  lookAtInvitation: lookAtInvitationContract,
  acceptInvitation: acceptInvitationContract,
  joinByInvitation: joinByInvitationContract,
}
