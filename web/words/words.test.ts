import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '#checks/house/source-files.ts'
import { accountEn } from '#web/words/customer/en/account-en.ts'
import { centreEn } from '#web/words/customer/en/centre-en.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { payEn } from '#web/words/customer/en/pay-en.ts'
import { readingEn } from '#web/words/customer/en/reading-en.ts'
import { registerEn } from '#web/words/customer/en/register-en.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { accountTh } from '#web/words/customer/th/account-th.ts'
import { centreTh } from '#web/words/customer/th/centre-th.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { payTh } from '#web/words/customer/th/pay-th.ts'
import { readingTh } from '#web/words/customer/th/reading-th.ts'
import { registerTh } from '#web/words/customer/th/register-th.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'
import { customerEn } from '#web/words/merchant/customers/customer-en.ts'
import { customerTh } from '#web/words/merchant/customers/customer-th.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { paperEn } from '#web/words/merchant/paper-en.ts'
import { paperTh } from '#web/words/merchant/paper-th.ts'
import { paymentEn } from '#web/words/merchant/payment-en.ts'
import { paymentTh } from '#web/words/merchant/payment-th.ts'
import { entryEn } from '#web/words/merchant/people/entry-en.ts'
import { entryTh } from '#web/words/merchant/people/entry-th.ts'
import { peopleEn } from '#web/words/merchant/people/people-en.ts'
import { peopleTh } from '#web/words/merchant/people/people-th.ts'
import { couponEn } from '#web/words/merchant/promotions/coupon-en.ts'
import { couponTh } from '#web/words/merchant/promotions/coupon-th.ts'
import { promotionEn } from '#web/words/merchant/promotions/promotion-en.ts'
import { promotionTh } from '#web/words/merchant/promotions/promotion-th.ts'
import { riderEn } from '#web/words/rider/rider-en.ts'
import { riderTh } from '#web/words/rider/rider-th.ts'

const areas = {
  shop: [shopTh, shopEn],
  merchant: [merchantTh, merchantEn],
  rider: [riderTh, riderEn],
} as const
const dictionaries = {
  ...areas,
  order: [orderTh, orderEn],
  pay: [payTh, payEn],
  register: [registerTh, registerEn],
  account: [accountTh, accountEn],
  centre: [centreTh, centreEn],
  reading: [readingTh, readingEn],
  payment: [paymentTh, paymentEn],
  paper: [paperTh, paperEn],
  promotion: [promotionTh, promotionEn],
  coupon: [couponTh, couponEn],
  customer: [customerTh, customerEn],
  people: [peopleTh, peopleEn],
  entry: [entryTh, entryEn],
} as const
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, place]) => place))].sort()

type Sentences = Record<string, string>

/** The sentences of one file; each exports one dictionary. */
const sentencesOf = async (file: string) =>
  Object.values((await import(pathToFileURL(file).href)) as Record<string, Sentences>)[0] ?? {}

/** Some of their keys are put together, by states and reasons. */
const everyDictionary: Record<string, [th: Sentences, en: Sentences]> = {}
for (const thai of globSync('web/words/**/*-th.ts').sort())
  everyDictionary[thai] = [
    await sentencesOf(thai),
    await sentencesOf(thai.replace(/(^|\/)th\//, '$1en/').replace(/-th\.ts$/, '-en.ts')),
  ]

describe.each(Object.entries(everyDictionary))('the sentences of %s', (_area, [th, en]) => {
  test('stand in both languages, none blank', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(th).sort())
    for (const text of [...Object.values(th), ...Object.values(en)]) expect(text.trim()).not.toBe('')
  })

  test('ask for the same values in both languages', () => {
    for (const [key, text] of Object.entries(th)) expect(places(en[key] ?? ''), key).toEqual(places(text))
  })
})

/** Values that count something. */
const counted = /\{(count|points|days|minutes|left|most|have)\} [a-z]+(s|ies)\b/

test('no English sentence says “1 items”: what is counted has a word for one and a word for more', () => {
  const said = Object.values(everyDictionary).flatMap(([, en]) => Object.values(en))
  const refused = [...sourceFiles('shop')].flatMap(({ path, text }) =>
    path.endsWith('-problems.ts') ? (text.match(/en: '.*'/g) ?? []) : [],
  )
  expect([...said, ...refused].filter((text) => counted.test(text))).toEqual([])
})

test('a promotion is spelled as the Royal Institute does, everywhere', () => {
  const texts = [...sourceFiles('web'), ...sourceFiles('shop')].filter(
    ({ path }) => !path.endsWith('.test.ts'),
  )
  expect(texts.filter(({ text }) => text.includes('โปรโมชั่น')).map(({ path }) => path)).toEqual([])
})

test('where one may order for another shop, nothing speaks of “your shop”', () => {
  const searchEngines = ['home.title', 'home.description', 'productPage.about']
  const ordering = /^(home|product|price|suggested|cart|checkout|totals|order|promotions\.(?!forMembers))/
  const said = [shopTh, shopEn, orderTh, orderEn, readingTh, readingEn].flatMap((words) =>
    Object.entries(words),
  )
  expect(
    said.filter(
      ([key, text]) =>
        ordering.test(key) && !searchEngines.includes(key) && /your shop|ร้าน(ของ)?คุณ/i.test(text),
    ),
  ).toEqual([])
})

test('no sentence is unused', () => {
  const said = sourceFiles('web')
    .filter(({ path }) => !path.startsWith('web/words/'))
    .map(({ text }) => text)
    .join('\n')
  const keys = new Set(Object.values(dictionaries).flatMap(([th]) => Object.keys(th)))
  const unused = [...keys].filter((key) => !said.includes(`'${key}'`))
  expect(unused, 'say each by its key written out in a file of web, or remove it').toEqual([])
})
