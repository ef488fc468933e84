import AxeBuilder from '@axe-core/playwright'
import type { Locator } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'

const words = {
  th: {
    typed: 'น้ำด',
    nearest: 'คุณหมายถึงคำเหล่านี้ไหม',
    none: /^ไม่พบคำค้น “television”/,
    suggestions: 'คำแนะนำการค้นหา',
  },
  en: {
    typed: 'wat',
    nearest: 'Did you mean one of these?',
    none: 'Not found keywords of television please try with other',
    suggestions: 'Search suggestions',
  },
}

/** Letter by letter, by the page's own clock: however slow the machine, no two letters are half a second apart for the page. */
async function typeQuickly(box: Locator, text: string): Promise<void> {
  await box.evaluate(async (input: HTMLInputElement, typed) => {
    input.focus()
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const letter of typed) {
      write?.call(input, input.value + letter)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
      await new Promise((go) => setTimeout(go, 100))
    }
  }, text)
}

for (const { locale, prefix, home } of languages) {
  const say = words[locale]

  test(`goods are searched for and reached with the keyboard alone (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(home)
    await untilAlive(page)
    const box = page.getByRole('combobox')
    // From the top of the page, tabbing comes to the search.
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      if (await box.evaluate((input) => input === document.activeElement)) break
    }
    await expect(box).toBeFocused()
    await page.keyboard.type(say.typed)
    const list = page.getByRole('listbox', { name: say.suggestions })
    await expect(list.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const first = list.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    const chosen = ((await first.textContent()) ?? '').trim()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/product\\?p=`))
    expect(new URL(page.url()).searchParams.get('p')).toBe(chosen)
    await expect(box).toHaveValue(chosen)
    await expect(list).toBeHidden()
    const card = page.getByRole('article').first()
    const link = card.getByRole('link')
    for (let presses = 0; presses < 60; presses++) {
      if (await link.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/[^/?]+$/)
  })

  test(`the panel waits for the fingers, marks what was typed, says when there is nothing, and closes (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(home)
    await untilAlive(page)
    const asked: string[] = []
    page.on('request', (request) => /\/suggestions\?/.test(request.url()) && asked.push(request.url()))
    const box = page.getByRole('combobox')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await typeQuickly(box, say.typed)
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option').first()).toBeVisible()
    expect(asked).toHaveLength(1)
    await expect(list.locator('mark').first()).toHaveText(new RegExp(`^${say.typed}$`, 'i'))
    expect(await list.evaluate((one) => getComputedStyle(one).maxHeight)).toBe('300px')
    const { violations } = await new AxeBuilder({ page: page as never })
      .include('form[role=search]')
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    // On a phone the sheet covers everything below the box.
    const sheet = await list.locator('..').boundingBox()
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(740)
    await box.fill('television')
    await expect(page.getByText(say.none)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveValue('television')
    await box.fill('')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.fill(say.typed)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await box.blur()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    // Back closes the sheet and leaves the page and the words. The mark of earlier sheets is removed, to wait for this one's.
    await page.evaluate(() => history.replaceState({ ...history.state, over: undefined }, ''))
    await box.focus()
    await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await page.waitForFunction(() => history.state?.over === true)
    await page.goBack()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await expect(box).toHaveValue(say.typed)
    // Without choosing, Enter searches for what was typed.
    await box.focus()
    await box.press('Enter')
    await expect(page).toHaveURL(/\/product\?p=/)
    expect(new URL(page.url()).searchParams.get('p')).toBe(say.typed)
  })

  test(`a search that finds nothing offers the nearest words, and they find something (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/product?p=mosquxxtxo`)
    const nearest = page.getByRole('navigation', { name: say.nearest })
    await nearest.getByRole('link').first().click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`a filter is chosen, a product opened, and going back finds filter and place again (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    const categories = page.getByRole('navigation', { name: locale === 'th' ? 'หมวดหมู่สินค้า' : 'Categories' })
    // The address changes a moment before the page does.
    await categories.getByRole('link').nth(1).click()
    await expect(categories.getByRole('link').nth(1)).toHaveAttribute('aria-current', /./)
    await expect(page).toHaveURL(/\/product\?c1=/)
    const cheapFirst = page.getByRole('link', { name: locale === 'th' ? 'ราคาต่ำก่อน' : 'Price: low first' })
    await cheapFirst.click()
    await expect(cheapFirst).toHaveAttribute('aria-current', /./)
    await expect(page).toHaveURL(/c1=.*sort=asc/)
    // A chip is drawn smaller than a thumb and answers to 44 px of it.
    const answers = await cheapFirst.evaluate((chip) => {
      const { x, y, width, height } = chip.getBoundingClientRect()
      return [-21, 21].map((off) => document.elementFromPoint(x + width / 2, y + height / 2 + off) === chip)
    })
    expect(answers).toEqual([true, true])
    const filtered = page.url()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('button', { name: locale === 'th' ? 'ดูเพิ่ม' : 'Load more' }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
    const far = page.getByRole('article').nth(20)
    const name = (await far.getByRole('link').textContent()) ?? ''
    await far.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(filtered)
    await expect(page.getByRole('article')).toHaveCount(24)
    await expect(page.getByRole('article').nth(20)).toBeInViewport()
  })

  test(`when the line is gone the page stays, says what failed, and goes on when it is back (${locale})`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    await page.route(/\/(more-products|suggestions)\?/, (route) => route.abort())
    await page.getByRole('combobox').fill(say.typed)
    await page.getByRole('button', { name: locale === 'th' ? 'ล้างคำค้นหา' : 'Clear the search' }).click()
    await page.getByRole('button', { name: locale === 'th' ? 'ดูเพิ่ม' : 'Load more' }).click()
    await expect(
      page.getByText(locale === 'th' ? 'โหลดสินค้าเพิ่มไม่สำเร็จ' : 'More products could not be loaded'),
    ).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.unroute(/\/(more-products|suggestions)\?/)
    await page.getByRole('button', { name: locale === 'th' ? 'ลองอีกครั้ง' : 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })
}
