import sharp from 'sharp'
import type { testApi } from './test-api.ts'

export const rightCode = '135790'

/** A valid form; number and code are the test's own. */
export const validForm = {
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
}

/** As a camera saves it, with owner and place in its metadata. */
export const photo = await sharp({
  create: { width: 2400, height: 1200, channels: 3, background: '#0b7a3b' },
})
  .withExif({ IFD0: { Copyright: 'SECRET OWNER' }, IFD3: { GPSLatitude: '13/1 50/1 0/1' } })
  .jpeg()
  .toBuffer()

type Api = Awaited<ReturnType<typeof testApi>>
type Files = Partial<Record<'shopImage' | 'taxImage', Buffer>>

/** The form as a browser sends it, in multipart. */
export async function registrationRequest(
  values: object,
  files: Files = { shopImage: photo },
  locale = 'en',
) {
  const form = new FormData()
  form.set('request', JSON.stringify(values))
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return requestOf(form, locale)
}

export async function requestOf(form: FormData, locale = 'en') {
  const request = new Request('http://shop.invalid', { method: 'POST', body: form })
  return {
    method: 'POST' as const,
    url: '/rest/authen/customer/register',
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': locale },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** Shops that register, each from its own address, since attempts are counted by it. */
export function testRegistration({ app }: Pick<Api, 'app'>) {
  let addresses = 10
  const from = () => ({ remoteAddress: `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}` })

  async function codeFor(mobileNo: string): Promise<string> {
    const payload = { mobileNo, purpose: 'register' }
    return (await app.inject({ method: 'POST', url: '/rest/authen/otp/request', payload, ...from() })).json()
      .requestId
  }

  async function send(values: object, files?: Files, locale?: string) {
    const answer = await app.inject({ ...(await registrationRequest(values, files, locale)), ...from() })
    return { status: answer.statusCode, body: answer.json() }
  }

  async function register(mobileNo: string, change: object = {}, files?: Files, locale?: string) {
    const requestId = await codeFor(mobileNo)
    return send({ ...validForm, mobileNo, requestId, code: rightCode, ...change }, files, locale)
  }

  return { from, codeFor, send, register }
}
