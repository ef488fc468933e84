import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { firstMenus, menuActions, menuLayouts, menuStates } from './line-menu.ts'

const saleUnit = z.string().min(1).max(10)
const editors = ['manager', 'owner'] as const satisfies CallerKind[]
const menu = z.object({
  state: z.enum(menuStates),
  layout: z.enum(menuLayouts),
  actions: z.array(z.enum(menuActions)).min(1).max(6),
  bar: z.string().max(40),
})

/** How far a set has come at LINE. */
const progress = z.object({
  madeAt: z.string(),
  madeBy: z.string(),
  menus: z.number(),
  pictures: z.number(),
  isDefault: z.boolean(),
  /** Of those whom LINE should show another menu than the guests’. */
  people: z.object({ linked: z.number(), all: z.number() }),
  isDone: z.boolean(),
  /** Why LINE does not take it: it is busy and will be asked again, or it refuses. */
  trouble: z.enum(['busy', 'refused']).nullable(),
})
export type MenuProgress = z.output<typeof progress>

export const lineMenusContract = endpoint({
  method: 'GET',
  path: 'api/merchant/line-menus',
  says: 'The rich menus of a centre’s LINE account, as they are or as they would begin, and how far publishing has come.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({
    menus: z.array(menu),
    /** The set they were published as; empty before the first. */
    version: z.string(),
    hasAccount: z.boolean(),
    colour: z.string(),
    progress: progress.nullable(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const publishLineMenusContract = endpoint({
  method: 'POST',
  path: 'api/merchant/line-menus/publish',
  says: 'Publishes the rich menus of a centre; the work goes on after the answer, and is looked at by reading them.',
  who: editors,
  request: z.object({ saleUnit, version: z.string().max(40), menus: z.array(menu).max(menuStates.length) }),
  answer: z.object({ version: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{
        saleUnit,
        version: 'none',
        menus: firstMenus.map((each) => ({ ...each, actions: [...each.actions] })),
      },
    }),
    answers: ['lineMenu.stale', 'lineMenu.noAccount'],
  },
})

export const lineMenuContracts = { lineMenus: lineMenusContract, publishLineMenus: publishLineMenusContract }
