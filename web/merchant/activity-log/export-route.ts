import type { LoaderFunctionArgs } from 'react-router'
import { type ActivityEntry, activityContract } from '#shop/activity/activity-contracts.ts'
import { sayDeed, sayKind } from '#shop/activity/activity-words.ts'
import { sayChanges } from '#shop/activity/say-changes.ts'
import { bangkokDay, sayDateTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { readLogQuery } from './log-query.ts'
import { saySubject } from './subject.ts'

const atOnce = 500
const mostRows = 5_000

const heads = {
  th: 'เวลา,ผู้ทำ,ชื่อผู้ใช้,ประเภท,ทำอะไร,กับ,ก่อน,หลัง,ขอบเขต',
  en: 'Time,Who,User name,Kind,What,To what,Before,After,Holds for',
}
const endsHere = {
  th: `แสดงเฉพาะ ${mostRows.toLocaleString('th')} รายการล่าสุด เลือกช่วงวันที่เพื่อดูรายการก่อนหน้า`,
  en: `Only the newest ${mostRows.toLocaleString('en')} lines. Choose days to see earlier ones.`,
}
const scopes = { th: ['ศูนย์นี้', 'ทั้งเครือข่าย'], en: ['This centre', 'Whole network'] } as const

function rowOf(entry: ActivityEntry, locale: Locale): SheetCell[] {
  const changes = sayChanges(entry, locale)
  const said = (side: 'before' | 'after') =>
    changes
      .filter((change) => change[side] !== undefined)
      .map((change) => `${change.label}: ${change[side]}`)
      .join('\n')
  return [
    ...[sayDateTime(new Date(entry.at), locale), entry.byName, entry.username, sayKind(entry.kind, locale)],
    ...[sayDeed(entry, locale), saySubject(entry, locale), said('before'), said('after')],
    scopes[locale][entry.ofNetwork ? 1 : 0],
  ]
}

/** The log as it is filtered, newest first: five thousand lines at most, and then it says so. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { filters } = readLogQuery(url.searchParams)
    const rows: SheetCell[][] = []
    let after: string | undefined
    do {
      const { entries, next } = await callAsStaff(activityContract, {
        ...{ saleUnit, ...filters, take: atOnce },
        ...(after ? { after } : {}),
      })
      rows.push(...entries.map((entry) => rowOf(entry, locale)))
      after = next ?? undefined
    } while (after && rows.length < mostRows)
    if (after) rows.push([endsHere[locale]])
    return xlsxResponse({
      fileName: `log-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows,
    })
  })
}
