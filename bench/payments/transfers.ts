import { drawQr } from '#checks/payments/slip-pictures.ts'
import { sandboxAddresses } from '#sandbox/addresses.ts'
import { post, readJson } from '#sandbox/test-sandbox.ts'
import { slipCodeOf } from '#shop/thai-qr/slip-code.ts'
import { type Order, start } from './customers.ts'
import { retryUntilAnswered, type World } from './retry-until-answered.ts'
import type { Staff } from './staff.ts'

/** Paid in a bank's app and proved by its slip, which a person confirms unless a service vouched for it. */
export async function payByTransfer(world: World, order: Order, staff: Staff): Promise<void> {
  const started = await start(world, order, 'BANK')
  if (!started) throw new Error('a transfer could not be started')
  const { token } = order.buyer
  const query = new URLSearchParams({ saleUnit: started.saleUnit, paymentId: started.paymentId })
  const { body: shown } = await retryUntilAnswered(world, `api/payments/one?${query}`, token)
  const { promptPay } = shown.payTo as { promptPay: string }
  const transfer = await readJson(post(`${sandboxAddresses(world.sandbox).bank}/pay.json`, { qr: promptPay }))
  const form = new FormData()
  form.set('request', JSON.stringify({ orderNumbers: order.number }))
  const slip = await drawQr(slipCodeOf(transfer as { bankCode: string; reference: string }), 400)
  form.set('picture', new Blob([new Uint8Array(slip)], { type: 'image/png' }), 'slip.png')
  const { status, body } = await retryUntilAnswered(world, 'api/payments/slip', token, form)
  // A service vouched for it, and the answer was lost with the server.
  if (body.Code === 'payments.nothingToPay' || body.state === 'confirmed') return
  if (status !== 200) throw new Error(`a slip was refused: ${body.Code}`)
  await staff.confirmSlip(String(body.paymentId))
}
