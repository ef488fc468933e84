import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { RiderRun, RiderStop, StopLine } from '#shop/deliveries/rider-run.ts'

import type { KeptAction } from '#web/rider/store/kept-action.ts'

// For tests alone: a run as the server gives it.
const runId = '2d7e5a10-9c0b-4f6e-8a51-7b3c2d1e0f94'
const nothing = { th: '', en: '' }

export const line = (part: Partial<StopLine> = {}): StopLine => ({
  ...{ line: 1, productCode: '1118', name: { th: 'น้ำดื่ม', en: 'Water' } },
  ...{
    unitName: { th: 'แพ็ค', en: 'pack' },
    rate: 12,
    quantity: 10,
    price: 10_000,
    priceType: 0,
    discount: 0,
  },
  ...{ points: 0, free: false, earnedBy: [], barcodes: ['8850001118003'], picture: null },
  ...part,
})

export const stop = (part: Partial<RiderStop> = {}): RiderStop => ({
  ...{
    orderNumber: 'SO1',
    place: 1,
    state: 'waiting',
    orderStatus: 'Invoice Approve',
    customerName: 'ร้านหนึ่ง',
  },
  ...{ contact: { name: 'หนึ่ง', phone: '0810000001' }, address: '1 ถนนหนึ่ง', district: 'บางรัก' },
  ...{ postcode: '10500', pin: null, note: '', deliverOn: '2026-11-16', slot: '', payment: 'COD' },
  ...{ invoiceNumber: 'IV1', total: 100_000, toCollect: 100_000, cashStep: 0, deliveryFee: 0 },
  ...{ feePriceType: null, vatPercent: 7, lines: [line()], loadedAt: null, arrivedAt: null, doneAt: null },
  ...{ due: null, collected: null, paidWay: null, reason: '', retryOn: null, receiver: '', refused: [] },
  ...{ messages: [], proofs: 0 },
  ...part,
})

export const run = (part: Partial<RiderRun> = {}): RiderRun => ({
  ...{ saleUnit: 'BKK01', id: runId, runOn: '2026-11-16', state: 'sent', version: 1, vehicle: '' },
  ...{ centre: { name: nothing, phone: '020000000', pin: { lat: 13.7, lng: 100.5 } }, promptPay: null },
  ...{ approvesInvoices: false, sentAt: null, startedAt: null, pausedAt: null, pausedSeconds: 0 },
  ...{
    finishedAt: null,
    handedAt: null,
    cashHanded: null,
    handedNote: '',
    closedAt: null,
    cashCounted: null,
  },
  ...{ differenceReason: '', stops: [stop()], refusedActions: [] },
  ...part,
})

type Partly = { kind: RiderAction['kind']; orderNumber?: string } & Record<string, unknown>

/** What is done on the phone, in the order of its number. */
export const kept = (id: string, action: Partly, part: Partial<KeptAction> = {}): KeptAction => ({
  ...{ id, owner: 'rider:', madeAt: Number(id), holdUntil: 0, proofs: [], state: 'waiting' },
  action: {
    ...{ id, runId, at: '2026-11-16T05:00:00Z', place: null },
    ...(action.kind === 'deliver' && {
      ...{ refused: [], paidWay: 'cash', collected: 100_000, why: '', receiver: '', note: '', farReason: '' },
    }),
    ...(action.kind === 'fail' && { reason: 'closed', note: '', retryOn: null }),
    ...action,
  } as RiderAction,
  ...part,
})
