import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '#checks/test-api.ts'

const everybody = 4 + 20 + 1
let [judging, most, anyAnswer] = [0, 0, false]
let letGo = () => {}
const held = new Promise<void>((done) => {
  letGo = done
})
/** Nobody's code is judged before four are in and somebody was turned away, or all are in. */
function look() {
  most = Math.max(most, judging)
  if ((anyAnswer && judging >= 4) || judging === everybody) letGo()
}
const sms = {
  name: 'slow',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async () => {
    judging += 1
    look()
    await held
    judging -= 1
    return false
  },
}
const { app } = await testApi({ gateways: { sms, sendMail: async () => {} } })
const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b7a3b' } })
  .jpeg()
  .toBuffer()

const shop = {
  shopName: 'ร้านป้าแดง',
  storeType: 'GR',
  name: 'แดง ใจดี',
  email: '',
  password: 'Sangdai#1',
  confirmPassword: 'Sangdai#1',
  taxNo: '',
  address: '9/9 ซอยวิภาวดี 17',
  province: 'กรุงเทพมหานคร',
  district: 'จตุจักร',
  subdistrict: 'ลาดยาว',
  postcode: '10900',
  lat: 13.84,
  lng: 100.56,
  policyVersion: '1.0',
  code: '000000',
}

/** Another shop at another address. */
const visitors = Array.from({ length: everybody }, (_, at) => ({ mobileNo: `0912${at + 100_000}`, remoteAddress: `10.9.0.${at + 1}` }))

async function askForCode({ mobileNo, remoteAddress }: (typeof visitors)[number]) {
  const payload = { mobileNo, purpose: 'register' }
  const { requestId } = (await app.inject({ method: 'POST', url: '/rest/authen/otp/request', payload, remoteAddress })).json()
  return { mobileNo, remoteAddress, requestId }
}

async function upload({ mobileNo, remoteAddress, requestId }: Awaited<ReturnType<typeof askForCode>>) {
  const form = new FormData()
  form.set('request', JSON.stringify({ ...shop, mobileNo, requestId }))
  form.set('shopImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const request = new Request('http://shop.invalid', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': 'en' }
  const payload = Buffer.from(await request.arrayBuffer())
  return app.inject({ method: 'POST', url: '/rest/authen/customer/register', headers, payload, remoteAddress })
}

test('of twenty-five shops that send their photo at once four are looked at, twenty wait, and one is told to come again', async () => {
  const sent = (await Promise.all(visitors.map(askForCode))).map(upload)
  void Promise.race(sent).then(() => {
    anyAnswer = true
    look()
  })
  const answers = await Promise.all(sent)
  expect(most).toBe(4)
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 503)
  expect(turnedAway.map((answer) => [answer.json(), answer.headers['retry-after']])).toEqual([
    [
      {
        Code: 'general.busyUploading',
        Message: 'Many pictures are being uploaded right now. Please try again in 10 seconds.',
      },
      '10',
    ],
  ])
  expect(answers.filter((answer) => answer.json().Code === 'identity.wrongCode')).toHaveLength(24)
})
