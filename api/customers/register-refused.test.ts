import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { photo, requestOf, rightCode, testRegistration, validForm } from '#checks/tools/test-registration.ts'

const sms = {
  name: 'pretend',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async (_token: string, code: string) => code === rightCode,
}
const api = await testApi({ gateways: { sms, sendMail: async () => {} } })
const { ask, app, pool, tokenFor } = api
const { codeFor, from, register, send } = testRegistration(api)

describe('what is refused', () => {
  test.each([
    [{ shopName: ' ' }, 'shopName', 'Shop name is required'],
    [{ storeType: '' }, 'storeType', 'Store type is required'],
    [{ storeType: 'ZZ' }, 'storeType', 'Please choose a store type'],
    [{ name: '' }, 'name', 'Contact name is required'],
    [{ mobileNo: '08123' }, 'mobileNo', 'Mobile number must be 10 digits'],
    [{ email: 'x@y' }, 'email', 'Invalid email format'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ confirmPassword: 'Sangdai#2' }, 'confirmPassword', 'Password confirmation does not match'],
    [{ taxNo: '0107536000316' }, 'taxNo', 'Invalid tax number'],
    [{ address: '' }, 'address', 'House number and street is required'],
    [{ province: '' }, 'province', 'Province is required'],
    [{ province: 'แอตแลนติส' }, 'province', 'There is no such province'],
    [{ district: 'หาดใหญ่' }, 'district', 'This district is not in the province'],
    [{ subdistrict: 'ศรีภูมิ' }, 'subdistrict', 'This subdistrict is not in the district'],
    [{ postcode: '1090' }, 'postcode', 'Postcode must be 5 digits'],
    [{ postcode: '50200' }, 'postcode', 'The postcode does not belong'],
    [{ policyVersion: '' }, 'policyVersion', 'Please accept the privacy policy'],
  ])('%j: %s, %s', async (change, field, reason) => {
    const { status, body } = await send({
      ...validForm,
      mobileNo: '0911000010',
      requestId: crypto.randomUUID(),
      code: rightCode,
      ...change,
    })
    expect([status, body.Code]).toEqual([400, 'customers.wrongFields'])
    expect(body.Fields).toEqual([{ Field: field, Reason: expect.stringContaining(reason) }])
  })

  test('a registration without a photo of the shop, or with a file that is no picture', async () => {
    const values = { ...validForm, mobileNo: '0911000011', requestId: crypto.randomUUID(), code: rightCode }
    expect((await send(values, {})).body.Fields).toEqual([
      { Field: 'shopImage', Reason: 'Please attach Shop photo' },
    ])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    for (const file of [Buffer.from('not a picture'), svg, photo.subarray(0, 100)])
      expect(
        (await send(values, { shopImage: file })).body,
        file.toString('latin1').slice(0, 20),
      ).toMatchObject({
        Code: 'customers.uploadFailed',
        Message: 'Upload image failed',
      })
    expect((await send(values, { shopImage: photo, taxImage: svg })).body.Fields[0].Field).toBe('taxImage')
    expect((await send(values, { shopImage: Buffer.alloc(8_500_000) })).status).toBe(413)
  })

  test('a picture of more than 25 megapixels, with the reason', async () => {
    const values = { ...validForm, mobileNo: '0911000011', requestId: crypto.randomUUID(), code: rightCode }
    const sized = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0b7a3b' }, limitInputPixels: false })
        .png({ compressionLevel: 9 })
        .toBuffer()
    const sentence = 'The picture is too large. Use one of at most 25 megapixels.'
    expect((await send(values, { shopImage: await sized(5_001, 5_000) })).body).toEqual({
      Code: 'customers.pictureTooLarge',
      Message: sentence,
      Fields: [{ Field: 'shopImage', Reason: sentence }],
    })
    const { body } = await send(values, { shopImage: photo, taxImage: await sized(5_001, 5_000) }, 'th')
    expect(body.Fields).toEqual([{ Field: 'taxImage', Reason: 'รูปใหญ่เกินไป ใช้รูปที่ไม่เกิน 25 ล้านพิกเซล' }])
    expect((await send(values, { shopImage: await sized(5_000, 5_000) })).body.Code).toBe('identity.deadCode')
  })

  test('files that nobody asked for go by without being kept', async () => {
    const form = new FormData()
    form.set(
      'request',
      JSON.stringify({
        ...validForm,
        mobileNo: '0911000011',
        requestId: crypto.randomUUID(),
        code: rightCode,
      }),
    )
    for (let at = 0; at < 5; at++) form.append('unknown', new Blob([new Uint8Array(8_388_608)]), 'x.bin')
    form.set('shopImage', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const request = await requestOf(form)
    const upload = () => app.inject({ ...request, ...from() })
    await upload()
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 5)
    const answers = await Promise.all(Array.from({ length: 8 }, upload))
    clearInterval(watching)
    for (const answer of answers) expect(answer.json().Code).toBe('identity.deadCode')
    expect(most).toBeLessThan(100 * 1_048_576)
  })

  test('an older version of the policy, which must be read again', async () => {
    expect((await register('0911000012', { policyVersion: '0.9' })).body.Code).toBe('customers.policyChanged')
  })

  test('a mistake in the form never costs the code', async () => {
    const requestId = await codeFor('0911000013')
    const values = { ...validForm, mobileNo: '0911000013', requestId, code: rightCode }
    for (let tries = 0; tries < 7; tries++) expect((await send({ ...values, shopName: '' })).status).toBe(400)
    expect((await send(values)).status).toBe(200)
  })

  test('a wrong code five times, then the right one', async () => {
    const requestId = await codeFor('0911000014')
    const values = { ...validForm, mobileNo: '0911000014', requestId }
    for (let left = 4; left > 0; left--)
      expect((await send({ ...values, code: '000000' })).body.Message).toBe(
        `The code is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
      )
    expect((await send({ ...values, code: '000000' })).body.Code).toBe('identity.deadCode')
    expect((await send({ ...values, code: rightCode })).body.Code).toBe('identity.deadCode')
  })

  test('a code that was sent to another number, or for signing in', async () => {
    const requestId = await codeFor('0911000015')
    expect((await send({ ...validForm, mobileNo: '0911000016', requestId, code: rightCode })).body.Code).toBe(
      'identity.deadCode',
    )
    const login = await ask('authen/otp/request', { body: { mobileNo: '0810000001', purpose: 'login' } })
    const stolen = { ...validForm, mobileNo: '0810000001', requestId: login.body.requestId, code: rightCode }
    expect((await send(stolen)).body.Code).toBe('identity.deadCode')
  })

  test('a number that is known, in the specified words, and only to whoever holds the telephone', async () => {
    expect((await register('0810000001')).body).toMatchObject({
      Message: 'Mobile No 0810000001 is already exist.',
    })
    expect((await register('0810000004', {}, undefined, 'th')).body).toMatchObject({
      Message: 'เบอร์มือถือ 0810000004 มีในระบบแล้ว',
    })
    const requestId = await codeFor('0810000002')
    expect((await send({ ...validForm, mobileNo: '0810000002', requestId, code: '999999' })).body.Code).toBe(
      'identity.wrongCode',
    )
  })

  test('a number that was stopped, in the specified words', async () => {
    const { rows } = await pool.query(
      `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'inactive' limit 1`,
    )
    const [{ mobile }] = rows
    expect((await register(mobile)).body.Message).toBe(
      `User with mobile no ${mobile} is being inactive. Please contact administrator`,
    )
  })

  test('someone who is signed in already', async () => {
    const token = await tokenFor(callers.customer)
    expect((await ask('authen/customer/register', { token })).status).toBe(403)
  })
})
