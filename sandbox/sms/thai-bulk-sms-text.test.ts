import { expect, test } from 'vitest'
import { thaiBulkSmsText } from '#api/gateways/sms/sms-texts.ts'
import { sandboxAddresses, sandboxClients } from '../addresses.ts'
import { openSandbox } from '../test-sandbox.ts'

test('a text message of the shop stands in the inbox under its sender; wrong keys send nothing', async () => {
  const { origin, inbox } = await openSandbox()
  const access = {
    url: sandboxAddresses(origin).thaiBulkSmsText,
    ...sandboxClients.thaiBulkSms,
    sender: 'SANGDAI',
  }
  await thaiBulkSmsText(access)('0812345678', 'ได้รับคำสั่งซื้อแล้ว')
  expect(inbox.list('0812345678')).toMatchObject([{ kind: 'sms', from: 'SANGDAI', text: 'ได้รับคำสั่งซื้อแล้ว' }])
  await expect(thaiBulkSmsText({ ...access, secret: 'guess' })('0812345678', 'x')).rejects.toThrow('401')
  await expect(thaiBulkSmsText(access)('021234567', 'x')).rejects.toThrow('400')
  expect(inbox.list()).toHaveLength(1)
})
