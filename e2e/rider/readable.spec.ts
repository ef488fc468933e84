import sharp from 'sharp'
import { expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { openAsRider, ownRun } from './own-run.ts'

const photo = {
  name: 'door.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9e4b' } })
    .jpeg()
    .toBuffer(),
}

for (const language of languages) {
  const { locale, prefix } = language

  test(`whatever a rider has on the screen between loading and day close is readable in the sun (${locale})`, async ({
    watched: page,
  }) => {
    const { mobile, runId } = await ownRun([{ name: 'ร้านหนึ่ง' }, { name: 'ร้านสอง' }])
    await openAsRider(page, language, mobile)
    const { say, like, press, arrive, notDelivered, next } = atAStop(page, locale)
    async function isReadable() {
      // A part that comes with a press is there a moment later.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, { widths: [360], isOnTheRoad: true })
    }

    await isReadable()
    await press(say('run.start'))
    await isReadable()
    await press(say('place.no'))
    // Undo stands over the tabs.
    await isReadable()
    await page.getByRole('link', { name: say('run.toNext') }).click()
    await arrive()
    await press(say('stop.deliver'))
    await page
      .getByRole('button', { name: like('door.less') })
      .first()
      .click()
    await isReadable()
    await page.getByText(say('reason.damaged'), { exact: true }).first().click()
    await press(say('door.partly'))
    await press('+1000')
    await press(say('pay.other'))
    await page.getByLabel(say('pay.otherAmount')).fill('1')
    await isReadable()
    await press(say('pay.justDue'))
    await page.getByText(say('pay.qr'), { exact: true }).click()
    await expect(page.getByText(say('pay.qrText'))).toBeVisible()
    await isReadable()
    await press(like('pay.done'))
    await page.getByLabel(say('proof.photo')).setInputFiles(photo)
    await expect(page.getByRole('img', { name: say('proof.photoTaken') })).toBeVisible()
    await isReadable()
    await press(say('proof.signature'))
    await isReadable()
    await press(say('app.back'))
    await press(like('proof.keepPaid'))
    await isReadable()
    await next()
    await press(say('stop.fail'))
    await isReadable()
    await page.goBack()
    await notDelivered('refused', say('fail.back'))
    await isReadable()
    await page.getByRole('link', { name: say('stop.toRun') }).click()
    await press(say('run.finish'))
    await page.getByLabel(say('close.amount')).fill('1')
    await isReadable()
    await page.getByLabel(say('close.why')).fill('ทดลอง')
    await press(like('close.handIn'))
    await expect(page.getByText(say('close.waits'))).toBeVisible()
    await isReadable()
    await expect
      .poll(() => inDatabase('select from delivery_runs where id = $1 and cash_handed = 100', [runId]))
      .toHaveLength(1)
    await inDatabase(
      `update delivery_runs set state = 'closed', closed_at = now(), cash_counted = 0, difference_reason = 'เงินหาย' where id = $1`,
      [runId],
    )
    await page.goto(`${prefix}/rider/history`)
    await page.getByRole('button', { name: new RegExp(say('history.cash')) }).click()
    await expect(page.getByText(say('close.reason', { reason: 'เงินหาย' }))).toBeVisible()
    await isReadable()
  })
}
