import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { mostItemPictures, mostItems, mostStock, mostUnits, stockReasons } from './agent-item.ts'

const exampleKey = '5d0b6a3e-3a53-4d8e-9a77-0f4f6a1c2b3d'
const code = z.string().min(1).max(20)
const pictureName = z.string().min(1).max(120)
const nameOf = (most: number) => z.object({ th: z.string().max(most), en: z.string().max(most) })
const unit = (price: typeof money | typeof moneyInput) =>
  z.object({ name: nameOf(40), rate: z.int().min(1).max(100_000), price })

const item = z.object({
  code: z.string(),
  name: z.object({ th: z.string(), en: z.string() }),
  barcode: z.string(),
  units: z.array(unit(money)),
  cost: money.nullable(),
  stock: z.int().nullable(),
  pictures: z.array(z.string()),
  active: z.boolean(),
})
export type AgentItem = z.output<typeof item>

const movement = z.object({
  id: z.string(),
  kind: z.enum(['opening', ...stockReasons, 'sold', 'given back']),
  change: z.int(),
  after: z.int(),
  note: z.string(),
  orderNumber: z.string().nullable(),
  at: z.iso.datetime(),
})
export type ItemMovement = z.output<typeof movement>

export const agentItemsContract = endpoint({
  method: 'GET',
  path: 'api/agent/items',
  says: 'The calling agent’s own items, those on sale first, by name.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({}),
  answer: z.array(item).max(mostItems),
})

export const agentItemContract = endpoint({
  method: 'GET',
  path: 'api/agent/items/one',
  says: 'One of the calling agent’s own items, with the latest movements of its stock.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ code: 'A0001' }),
    answers: ['agentItems.none'],
  },
  request: z.object({ code }),
  answer: z.object({ item, movements: z.array(movement) }),
})

export const saveAgentItemContract = endpoint({
  method: 'POST',
  path: 'api/agent/items/save',
  says: 'Adds an own item, once for each key, or changes the one with this code. Stock changes by movements.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({
      ...{ key: exampleKey, code: '', name: { th: '', en: '' }, barcode: '', units: [] },
      ...{ cost: null, isCounted: false, stock: 0, pictures: [], active: true },
    }),
    answers: ['agentItems.noName'],
  },
  request: z.object({
    key: z.uuid(),
    /** Blank adds one. */
    code: z.string().max(20),
    name: nameOf(120),
    barcode: z.string().max(60),
    units: z.array(unit(moneyInput)).max(mostUnits),
    cost: moneyInput.nullable(),
    isCounted: z.boolean(),
    /** What there is when counting begins. */
    stock: z.int().min(0).max(mostStock),
    pictures: z.array(pictureName).max(mostItemPictures),
    active: z.boolean(),
  }),
  answer: z.object({ code: z.string() }),
})
export type SaveAgentItem = z.output<typeof saveAgentItemContract.request>

export const removeAgentItemContract = endpoint({
  method: 'POST',
  path: 'api/agent/items/remove',
  says: 'Removes an own item; one that was ordered before is taken off sale instead.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({ code: 'A9999' }),
    answers: ['agentItems.none'],
  },
  request: z.object({ code }),
  answer: z.object({ removed: z.boolean() }),
})

export const moveAgentStockContract = endpoint({
  method: 'POST',
  path: 'api/agent/items/stock',
  says: 'Changes the stock of an own item, once for each id, and remembers why.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({
      ...{ id: exampleKey, code: 'A9999', kind: 'received' as const },
      ...{ quantity: 1, note: '' },
    }),
    answers: ['agentItems.none'],
  },
  request: z.object({
    id: z.uuid(),
    code,
    kind: z.enum(stockReasons),
    quantity: z.int().min(0).max(mostStock),
    note: z.string().max(200),
  }),
  answer: z.object({ stock: z.int() }),
})

export const agentItemPictureContract = endpoint({
  method: 'POST',
  path: 'api/agent/items/picture',
  says: 'Takes a picture for an own item, which shows it once it is saved with its name.',
  who: ['agent'],
  files: ['picture'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({}),
    answers: ['agentItems.notPicture'],
  },
  request: z.object({ picture: upload.optional() }),
  answer: z.object({ name: z.string() }),
})

export const agentItemContracts = {
  agentItems: agentItemsContract,
  agentItem: agentItemContract,
  saveAgentItem: saveAgentItemContract,
  removeAgentItem: removeAgentItemContract,
  moveAgentStock: moveAgentStockContract,
  agentItemPicture: agentItemPictureContract,
}
