import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long, quickFiles, rules } from './quick-files.ts'
import { home } from './source-files.ts'

test('a business that changed is tested in all three roots, and the rules are always', () => {
  const files = quickFiles([
    'shop/coupons/coupon.ts',
    'web/coupons/coupon-screen.tsx',
    'database/migrate.ts',
    'README.md',
  ])
  const named = files.filter((file) => !file.startsWith('--') && !rules.includes(file))
  expect(named).toEqual(['shop/coupons/', 'api/coupons/', 'web/coupons/', 'database/'])
  expect(files).toEqual(expect.arrayContaining(rules))
})

test('what the quick run names is there', () => {
  expect([...rules, ...long].filter((path) => !existsSync(join(home, path)))).toEqual([])
})
