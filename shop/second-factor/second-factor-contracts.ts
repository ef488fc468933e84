import { z } from 'zod'
import { anyone, type CallerKind } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { signedInStaff } from '../identity/signed-in.ts'

const leaders = ['manager', 'owner'] as const satisfies CallerKind[]
const ticket = z.string().min(20).max(3_000)
/** Six digits of the app, or a recovery code. */
const code = z.string().min(6).max(20)
const key = z.object({ secret: z.string(), address: z.string() })
const recoveryCodes = z.array(z.string())
const nobody = { of: 'nobody' as const }

export const enterSecondFactorContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/secondfactor',
  says: 'Finishes a sign-in of staff with a code of their app or a recovery code; the ticket came with the refusal before.',
  who: anyone,
  touches: nobody,
  request: z.object({ ticket, code }),
  answer: signedInStaff,
})

export const beginAtSignInContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/secondfactor/begin',
  says: 'The key for the app of somebody who must set up a second factor before they are signed in.',
  who: anyone,
  touches: nobody,
  request: z.object({ ticket }),
  answer: key,
})

export const confirmAtSignInContract = endpoint({
  method: 'POST',
  path: 'authen/merchant/secondfactor/confirm',
  says: 'Confirms the key by a first code, signs the person in, and shows the recovery codes once.',
  who: anyone,
  touches: nobody,
  request: z.object({ ticket, code }),
  answer: z.object({ signedIn: signedInStaff, recoveryCodes }),
})

export const ownSecondFactorContract = endpoint({
  method: 'GET',
  path: 'api/merchant/secondfactor',
  says: 'Whether the caller has a second factor, and whether they may or must have one.',
  who: ['salesperson', 'supervisor', ...leaders],
  touches: { of: 'caller' },
  request: z.object({}),
  answer: z.object({
    since: z.string().nullable(),
    codesLeft: z.int(),
    isOffered: z.boolean(),
    isRequired: z.boolean(),
  }),
})

export const beginSecondFactorContract = endpoint({
  method: 'POST',
  path: 'api/merchant/secondfactor/begin',
  says: 'The key for the caller’s app, after their password.',
  who: leaders,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ password: 'not this one' }),
    answers: ['secondFactor.wrongPassword'],
  },
  request: z.object({ password: z.string().min(1).max(200) }),
  answer: key,
})

export const confirmSecondFactorContract = endpoint({
  method: 'POST',
  path: 'api/merchant/secondfactor/confirm',
  says: 'Confirms the key by a first code; every other session of the caller ends. Shows the recovery codes once.',
  who: leaders,
  touches: {
    of: 'caller',
    exampleRequest: () => ({ code: '000000' }),
    answers: ['secondFactor.notBegun'],
  },
  request: z.object({ code }),
  answer: z.object({ recoveryCodes }),
})

const withCode = {
  of: 'caller' as const,
  exampleRequest: () => ({ code: '000000' }),
  answers: ['secondFactor.none'],
}

export const renewRecoveryCodesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/secondfactor/codes',
  says: 'New recovery codes, after a code; the ones before stop working.',
  who: ['salesperson', 'supervisor', ...leaders],
  touches: withCode,
  request: z.object({ code }),
  answer: z.object({ recoveryCodes }),
})

export const removeSecondFactorContract = endpoint({
  method: 'POST',
  path: 'api/merchant/secondfactor/remove',
  says: 'Switches the caller’s own second factor off, after a code, unless their role needs it.',
  who: ['salesperson', 'supervisor', ...leaders],
  touches: withCode,
  request: z.object({ code }),
  answer: z.object({}),
})

export const secondFactorContracts = {
  enterSecondFactor: enterSecondFactorContract,
  beginAtSignIn: beginAtSignInContract,
  confirmAtSignIn: confirmAtSignInContract,
  ownSecondFactor: ownSecondFactorContract,
  beginSecondFactor: beginSecondFactorContract,
  confirmSecondFactor: confirmSecondFactorContract,
  renewRecoveryCodes: renewRecoveryCodesContract,
  removeSecondFactor: removeSecondFactorContract,
}
