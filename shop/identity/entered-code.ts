import { z } from 'zod'

/** A one-time code and the request it was sent for. */
export const enteredCode = z.object({
  requestId: z.uuid(),
  code: z
    .string()
    .max(6)
    .regex(/^[0-9]{6}$/),
})

/** Nobody may enter a code for the customer, since only the customer holds the phone or mailbox. */
export const touchesByCode = {
  of: 'caller',
  exampleRequest: () => ({ requestId: '00000000-0000-4000-8000-000000000000', code: '000000' }),
  answers: ['identity.deadCode'],
  inPerson: true,
} as const
