import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { atAStop } from './at-a-stop.ts'
import { untilKept } from './kept-on-phone.ts'
import { openAsRider, ownRun, stopStates } from './own-run.ts'

test.use({ serviceWorkers: 'allow' })

for (const language of languages)
  test(`a closed page opens again without a signal, and its stop is delivered (${language.locale}) @side`, async ({
    page,
    context,
  }) => {
    const { mobile, runId, numbers } = await ownRun([{ name: 'ร้านหนึ่ง' }])
    await openAsRider(page, language, mobile)
    await untilKept(page, `${language.prefix}/rider`)
    await context.setOffline(true)
    await page.close()
    const again = await context.newPage()
    await again.goto(`${language.prefix}/rider/detail/${numbers[0]}/BKK01`)
    await untilAlive(again)
    const { arrive, deliver } = atAStop(again, language.locale)
    await arrive()
    await deliver()
    await context.setOffline(false)
    await expect.poll(() => stopStates(runId), { timeout: 60_000 }).toEqual(['delivered'])
  })
