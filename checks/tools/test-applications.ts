import type { testApi } from './test-api.ts'
import { rightCode } from './test-registration.ts'

type Api = Awaited<ReturnType<typeof testApi>>

const person = { name: 'สมหญิง ขายดี', email: '', password: 'Sangdai#1' }
export const wantedCentre = {
  ...{ distName: 'ศูนย์ขายส่งลำปาง', distNameEn: 'Lampang Wholesale', distShortName: 'ลำปาง' },
  ...{ address: '12 ถนนบุญวาทย์', lat: 18.29, lon: 99.49, taxNo: '' },
  ...{ provinceId: 'ลำปาง', ampherId: 'เมืองลำปาง', townId: 'สวนดอก', zipCode: '52100' },
}

/** Merchants who apply, each from an address of their own, since attempts are counted by it. */
export function testApplications({ app }: Pick<Api, 'app'>) {
  let addresses = 10
  const from = () => ({ remoteAddress: `10.3.${Math.floor(++addresses / 250)}.${addresses % 250}` })
  async function codeFor(mobileNo: string): Promise<string> {
    const payload = { mobileNo, purpose: 'register' }
    return (await app.inject({ method: 'POST', url: '/rest/authen/otp/request', payload, ...from() })).json()
      .requestId
  }
  /** `change` is of the whole request, `who` of the person in it. */
  async function apply(mobileNo: string, change: object = {}, who: object = {}) {
    const payload = {
      ...{ RequestId: await codeFor(mobileNo), Code: rightCode, PolicyVersion: '1.0' },
      ...{ Saleman: { ...person, mobileNo, ...who }, SelectedDists: ['BKK01'], ...change },
    }
    const headers = { 'accept-language': 'en' }
    const url = '/rest/api/merchant/register'
    const answer = await app.inject({ method: 'POST', url, payload, headers, ...from() })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function upload(token: string, files: Record<string, Buffer>, saleUnit = '') {
    const form = new FormData()
    form.set('saleUnit', saleUnit)
    for (const [name, bytes] of Object.entries(files))
      form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    const request = new Request('http://shop.invalid', { method: 'POST', body: form })
    const answer = await app.inject({
      ...{ method: 'POST', url: '/rest/api/merchant/dist/uploadimage', ...from() },
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { apply, upload }
}
