import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { runStates } from '../deliveries/run-states.ts'
import { paperSchema } from '../papers/paper.ts'

const saleUnit = z.string().min(1).max(10)
const dispatchers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const sampleId = '8b1f6c2e-3d4a-4e5b-9f60-71a2b3c4d5e6'

/** The papers of a run: for who drives, and for who loads. */
export const runPaperKinds = ['run-sheet', 'loading-list'] as const

const ofRun = {
  method: 'GET',
  who: dispatchers,
  request: z.object({ saleUnit, id: z.uuid(), kind: z.enum(runPaperKinds) }),
  about: ({ saleUnit }: { saleUnit: string }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }: { saleUnit: string }) => ({
      ...{ saleUnit, id: sampleId, kind: 'run-sheet' as const },
    }),
    answers: ['deliveries.noRun'],
  },
} as const

export const runPaperContract = endpoint({
  ...ofRun,
  path: 'api/merchant/dispatch/paper',
  says: 'A paper of a run as it is printed: its stops in order, or what is loaded, by product.',
  answer: paperSchema,
})

export const runPaperPdfContract = endpoint({
  ...ofRun,
  path: 'api/merchant/dispatch/paper/pdf',
  says: 'A paper of a run as PDF on A4; `bytes` in base64.',
  answer: z.object({ fileName: z.string(), bytes: z.string() }),
})

/** Salespeople see it too: a customer asks them when the goods come. */
export const orderRunContract = endpoint({
  method: 'GET',
  path: 'api/merchant/dispatch/order',
  says: 'The run that an order rides in, or rode in last.',
  who: staff,
  request: z.object({ saleUnit, orderNumber: z.string().min(1).max(40) }),
  answer: z.object({
    run: z
      .object({
        id: z.string(),
        runOn: z.string(),
        state: z.enum(runStates),
        riderName: z.string(),
        place: z.int(),
      })
      .nullable(),
  }),
  about: ({ saleUnit }) => ({ saleUnit }),
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({ saleUnit, orderNumber }),
    elsewhere: ['identity.notYours', 'nothing'],
  },
})

export const runPaperContracts = {
  runPaper: runPaperContract,
  runPaperPdf: runPaperPdfContract,
  orderRun: orderRunContract,
}
