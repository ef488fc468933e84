import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { untilKept } from './kept-on-phone.ts'
import { openAsRider, ownRun, stopStates } from './own-run.ts'

test.use({ serviceWorkers: 'allow' })

const picturesOf = async (numbers: readonly string[]) =>
  (
    await inDatabase<{ picture: string }>(
      `select distinct p.pictures[1] as picture from order_lines l join products p on p.code = l.product_code
       where l.order_number = any($1) and p.pictures[1] is not null`,
      [numbers],
    )
  ).map(({ picture }) => `/files/${picture.replace(/\.webp$/, '@half.webp')}`)

for (const language of languages) {
  const { locale, prefix } = language

  test(`without a signal the run and a stop open again with their pictures, and what is recorded waits for the next page and is sent once (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const { mobile, runId, numbers } = await ownRun([{ name: 'ร้านหนึ่ง' }, { name: 'ร้านสอง' }])
    const [first = ''] = numbers
    await openAsRider(page, language, mobile)
    const { say, press, arrive, deliver } = atAStop(page, locale)
    const pictures = await picturesOf(numbers)
    expect(pictures.length).toBeGreaterThan(0)
    await untilKept(page, `${prefix}/rider`, pictures)

    await context.setOffline(true)
    await page.reload()
    await untilAlive(page)
    await press(say('run.start'))
    await press(say('place.no'))
    await expect(page.getByText(say('run.next', { place: 1, all: 2 }))).toBeVisible()
    await page.goto(`${prefix}/rider/detail/${first}/BKK01`)
    await expect(page.getByRole('heading', { name: say('stop.title', { place: 1, all: 2 }) })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'ร้านหนึ่ง' })).toBeVisible()
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }

    await arrive()
    await deliver('คุณดำ')
    await expect(page.getByText(say('rider.waits', { count: 3 }))).toBeVisible()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(`${prefix}/rider/detail/${first}/BKK01`)
    await expect(again.getByText(say('outcome.receiver', { name: 'คุณดำ' }))).toBeVisible()
    await expect(again.getByText(say('rider.waits', { count: 3 }))).toBeVisible()
    expect(await stopStates(runId)).toEqual(['waiting', 'waiting'])

    await context.setOffline(false)
    await expect.poll(() => stopStates(runId)).toEqual(['delivered', 'waiting'])
    await expect(again.getByText(say('rider.waits', { count: 3 }))).toHaveCount(0)
    const kinds = await inDatabase<{ kind: string; outcome: string }>(
      'select kind, outcome from rider_actions where run_id = $1::uuid order by done_at, received_at',
      [runId],
    )
    expect(kinds).toEqual(['start', 'arrive', 'deliver'].map((kind) => ({ kind, outcome: 'done' })))
  })
}
