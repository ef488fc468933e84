import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import type { Report } from './load-report.ts'
import { baht, type Cell, head, number, type ReportSheet, type Saying, words } from './sheet.ts'

const dated = (day: string, locale: Locale, card: string): Cell => ({
  ...{ text: sayDate(noonOf(day), locale), raw: day, card },
})

type Of<Kind extends Report['of']> = Extract<Report, { of: Kind }>

export function ageingSheet({ answer }: Of<'ageing'>, { say, locale }: Saying): ReportSheet {
  const bands = answer.bands.map(({ band }) => say('report.band', { band }))
  return {
    heads: [
      head('name', say('report.of.customer'), 'title'),
      ...bands.map((band) => head(band, band, 'none')),
      head('limit', say('report.limit'), 'none'),
      head('debts', say('report.debts'), 'line'),
      head('oldest', say('report.oldestDue'), 'end'),
      head('total', say('report.owed'), 'side'),
    ],
    rows: answer.rows.map((row) => ({
      key: row.customerCode,
      to: merchantPaths.customer({ code: row.customerCode }),
      cells: [
        words(row.name),
        ...row.bands.map(baht),
        baht(row.limit),
        { ...number(row.orders), card: say('report.debtCount', { count: row.orders }) },
        dated(row.oldestDueOn, locale, say('report.due', { day: sayDate(noonOf(row.oldestDueOn), locale) })),
        baht(row.total),
      ],
    })),
    count: answer.count,
    figures: [
      { name: say('report.owed'), text: sayMoney(answer.total) },
      ...answer.bands.map(({ amount }, at) => ({ name: bands[at] ?? '', text: sayMoney(amount) })),
    ],
    hint: say('report.ageingHint'),
    none: { title: say('report.noneOwed'), text: say('report.noneOwedText') },
  }
}

export function stockSheet({ answer }: Of<'stock'>, { say, locale }: Saying): ReportSheet {
  const seesWorth = answer.worth !== null
  const signed = (value: number) => `${value > 0 ? '+' : ''}${sayNumber(value)}`
  return {
    heads: [
      head('name', say('report.of.product'), 'title'),
      head('onHand', say('report.onHand'), 'side'),
      head('reserved', say('report.reserved'), 'end'),
      ...(seesWorth ? [head('worth', say('report.worth'), 'none')] : []),
      head('moves', say('report.moves'), 'line', false),
    ],
    rows: answer.rows.map((row) => {
      const moves = answer.reasons
        .map((reason, at) => ({ reason, change: row.moved[at] ?? 0 }))
        .filter(({ change }) => change !== 0)
        .map(({ reason, change }) => `${say(`move.${reason}`)} ${signed(change)}`)
      return {
        key: row.productCode,
        to: productPaths.product({ code: row.productCode }),
        cells: [
          words(row.name[locale]),
          { text: `${sayNumber(row.onHand)} ${row.unit[locale]}`, raw: row.onHand },
          {
            ...number(row.reserved),
            card: row.reserved > 0 ? say('report.reservedCount', { count: sayNumber(row.reserved) }) : '',
          },
          ...(seesWorth ? [row.worth === null ? words('–') : baht(row.worth)] : []),
          words(moves.length > 0 ? moves.join(' · ') : say('report.noMoves')),
        ],
      }
    }),
    count: answer.count,
    figures: answer.worth === null ? [] : [{ name: say('report.worth'), text: sayMoney(answer.worth) }],
    hint: '',
    none: { title: say('report.noneStock'), text: say('report.noneStockText') },
  }
}

export function shortageSheet({ answer }: Of<'shortages'>, { say, locale }: Saying): ReportSheet {
  return {
    heads: [
      head('name', say('report.of.product'), 'title'),
      head('ordered', say('report.ordered'), 'none'),
      head('short', say('report.short'), 'end'),
      head('orders', say('chart.ordersHead'), 'none'),
      head('reason', say('report.reason'), 'line', false),
      head('less', say('report.less'), 'side'),
    ],
    rows: answer.rows.map((row) => ({
      key: `${row.productCode} ${row.unit.th}`,
      to: productPaths.product({ code: row.productCode }),
      cells: [
        words(row.name[locale]),
        { text: `${sayNumber(row.ordered)} ${row.unit[locale]}`, raw: row.ordered },
        {
          ...{ text: `${sayNumber(row.short)} ${row.unit[locale]}`, raw: row.short },
          card: say('report.shortCount', { count: `${sayNumber(row.short)} ${row.unit[locale]}` }),
        },
        number(row.orders),
        words(row.reasons.map(({ reason, orders }) => `${say(`reason.${reason}`)} ${orders}`).join(' · ')),
        baht(row.less),
      ],
    })),
    count: answer.count,
    figures: [{ name: say('report.less'), text: sayMoney(answer.less) }],
    hint: '',
    none: { title: say('report.noneShort'), text: say('report.noneShortText') },
  }
}

export function missSheet({ answer }: Of<'misses'>, { say, locale }: Saying): ReportSheet {
  return {
    heads: [
      head('words', say('report.words'), 'title'),
      head('lastOn', say('report.lastOn'), 'line', false),
      head('times', say('report.times'), 'side'),
    ],
    rows: answer.rows.map((row) => ({
      key: row.words,
      to: withQuery(merchantPaths.products, { text: row.words }),
      cells: [
        words(row.words),
        { text: sayDate(noonOf(row.lastOn), locale), raw: row.lastOn },
        { ...number(row.times), card: say('report.timesCount', { count: row.times }) },
      ],
    })),
    count: answer.count,
    figures: [],
    hint: '',
    none: { title: say('report.noneMissed'), text: say('report.noneMissedText') },
  }
}
