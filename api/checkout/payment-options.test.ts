import { expect, test } from 'vitest'
import { defaultSettings } from '#shop/settings/settings.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'
import { paymentMethodsFor } from './payment-options.ts'

const methodsIn = (saleUnit: string, env: Record<string, string>) =>
  paymentMethodsFor({
    ...{ saleUnit, kind: 'normal', settings: { ...defaultSettings, payOnDelivery: true } },
    gateways: openGateways(readEnvironment(env), () => 'http://localhost:3000'),
    ...{ holder: { code: '1', creditLimit: 0, debt: 0 }, takesTransfers: false },
  })

test('a centre offers the ways of paying whose gateway it has, and no other', () => {
  const production = {
    ...{ NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/shop', PUBLIC_URL: 'https://shop.example' },
    SECRET: 'q8Zr2mVx0LbT5nYc7KdW3hJf9PgA6sEu',
  }
  const own = { LINEPAY_CHANNEL_ID_BKK01: '1', LINEPAY_CHANNEL_SECRET_BKK01: 's' }
  expect(methodsIn('BKK01', { ...production, ...own })).toEqual(['COD', 'LINEPAY'])
  expect(methodsIn('CNX01', { ...production, ...own })).toEqual(['COD'])
  expect(methodsIn('BKK01', production)).toEqual(['COD'])
  expect(methodsIn('BKK01', {})).toEqual(['COD', 'LINEPAY', 'CARD', 'QR'])
})
