import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heldQueue } from '#checks/tools/held-queue.ts'
import { testApi } from '#checks/tools/test-api.ts'
import { registrationRequest, validForm } from '#checks/tools/test-registration.ts'

const everybody = 4 + 20 + 1
const queue = heldQueue({ places: 4, everybody })
const sms = {
  name: 'slow',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async () => {
    await queue.enter()
    return false
  },
}
const { app } = await testApi({ gateways: { sms, sendMail: async () => {} } })
const shopImage = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b7a3b' } })
  .jpeg()
  .toBuffer()

/** Another shop at another address. */
const visitors = Array.from({ length: everybody }, (_, at) => ({
  mobileNo: `0912${at + 100_000}`,
  remoteAddress: `10.9.0.${at + 1}`,
}))

async function askForCode({ mobileNo, remoteAddress }: (typeof visitors)[number]) {
  const payload = { mobileNo, purpose: 'register' }
  const { requestId } = (
    await app.inject({ method: 'POST', url: '/rest/authen/otp/request', payload, remoteAddress })
  ).json()
  return { mobileNo, remoteAddress, requestId }
}

async function upload({ mobileNo, remoteAddress, requestId }: Awaited<ReturnType<typeof askForCode>>) {
  const request = await registrationRequest(
    { ...validForm, mobileNo, requestId, code: '000000' },
    { shopImage },
  )
  return app.inject({ ...request, remoteAddress })
}

test('of twenty-five shops that send their photo at once four are looked at, twenty wait, and one is told to come again', async () => {
  const answers = await queue.answersTo((await Promise.all(visitors.map(askForCode))).map(upload))
  expect(queue.mostInside()).toBe(4)
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
