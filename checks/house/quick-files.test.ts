import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaFiles, long, quickFiles, rules } from './quick-files.ts'
import { home } from './source-files.ts'

test('a business that changed is tested in all three roots, and the rules are always', () => {
  const files = quickFiles([
    'shop/coupons/coupon.ts',
    'web/coupons/coupon-screen.tsx',
    'database/migrate.ts',
    'README.md',
  ])
  const named = files.filter((file) => !file.startsWith('--') && !rules.includes(file))
  const areas = ['web/customer/coupons/', 'web/merchant/coupons/', 'web/rider/coupons/']
  expect(named).toEqual(['shop/coupons/', 'api/coupons/', 'web/coupons/', ...areas, 'database/'])
  expect(files).toEqual(expect.arrayContaining(rules))
})

test('a business is known by its name inside an area too', () => {
  expect(quickFiles(['web/merchant/customers/list.tsx'])).toContain('api/customers/')
})

test('an area has its pages and its journeys, and nothing else is an area', () => {
  expect(areaFiles('rider')).toEqual({ unit: ['web/rider/'], journeys: ['e2e/rider/'] })
  expect(areaFiles('unit')).toBeUndefined()
})

test('what the quick run names is there', () => {
  expect([...rules, ...long].filter((path) => !existsSync(join(home, path)))).toEqual([])
})
