import { fill } from '#shop/words/locale.ts'
import { importEn } from '#web/words/merchant/import-en.ts'
import { importTh } from '#web/words/merchant/import-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { ownProduct } from './own-product.ts'

const priceOf = async (code: string) => {
  const [row] = await inDatabase<{ price: string }>(
    `select unit1_price as price from product_prices where sale_unit = 'BKK01' and product_code = $1 and level = 1`,
    [code],
  )
  return Number(row?.price)
}

for (const at of languages) {
  const { locale, prefix } = at
  const words: Record<keyof typeof importTh, string> = locale === 'th' ? importTh : importEn
  const width = officeWidths[locale]
  const press = presser(width)
  const said = (name: keyof typeof importTh, count: number) => fill(words[name], { count })

  test(`a file with errors is looked at, applied and undone, at ${width} px (${locale})`, async ({
    shop,
    browser,
  }) => {
    const [one, two, same] = await Promise.all([ownProduct(50_000), ownProduct(50_000), ownProduct(50_000)])
    const before = await priceOf(one)
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/import?kind=prices`)
    await untilAlive(office)
    const file = `รหัสสินค้า;Price of unit 1, level 1;ฝากดู\r\n${one};4,321.50;x\r\n${two};ฟรี;\r\nNO-SUCH;5;\r\n${same};500;\r\n`
    const chooser = office.waitForEvent('filechooser')
    await press(office.getByRole('button', { name: words['import.choose'] }))
    await (await chooser).setFiles({
      ...{ name: 'ราคา.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
    })
    await expect(office.getByText(words['preview.title'])).toBeVisible()
    await expect(office.getByText(/ฝากดู/)).toBeVisible()
    // What is wrong is shown first, with the number of its row.
    await expect(office.getByText(words['row.number'].replace('{row}', '3'))).toBeVisible()
    await expect(office.getByText(words['row.number'].replace('{row}', '4'))).toBeVisible()
    await press(office.getByRole('link', { name: `${words['view.changed']} 1`, exact: true }))
    await expect(office.getByText('4,321.50')).toBeVisible()
    await expect(
      office.getByRole('link', { name: `${words['view.unchanged']} 1`, exact: true }),
    ).toBeVisible()
    expect(await priceOf(one)).toBe(before)

    await press(office.getByRole('button', { name: said('do.applyRight', 1) }))
    await expect(office.getByText(said('done.title', 1))).toBeVisible()
    expect(await priceOf(one)).toBe(432_150)

    await press(office.getByRole('button', { name: words['do.undo'] }))
    await press(office.getByRole('dialog').getByRole('button', { name: words['undo.do'], exact: true }))
    await expect(office.getByText(said('done.undoneTitle', 1))).toBeVisible()
    expect(await priceOf(one)).toBe(before)

    await office.goto(`${prefix}/merchant/import`)
    await expect(office.getByRole('link', { name: 'ราคา.csv' }).first()).toBeVisible()
    expect(complaints).toEqual([])
    await office.context().close()
  })
}
