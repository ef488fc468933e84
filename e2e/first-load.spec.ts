import { firstLoad } from '../bench/first-load.ts'
import { expect, languages, test } from './journey.ts'

const most = { home: 140_000, product: 150_000 }

for (const { locale, prefix, home } of languages)
  test(`the first page asks little of a phone's data (${locale})`, { tag: '@once' }, async ({ shop }) => {
    expect((await firstLoad(shop, home)).javascript).toBeLessThanOrEqual(most.home)
    expect((await firstLoad(shop, `${prefix}/product`)).javascript).toBeLessThanOrEqual(most.product)
  })
