import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  ageingReportContract,
  missReportContract,
  salesReportContract,
  shortageReportContract,
  stockReportContract,
} from '#shop/reports/report-contracts.ts'
import type { SalesGroup } from '#shop/reports/sales-groups.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { isOfSales, type ReportName } from './report-names.ts'
import type { ReportQuery } from './report-query.ts'

export type Report =
  | { of: 'sales'; by: SalesGroup; answer: AnswerOf<typeof salesReportContract> }
  | { of: 'ageing'; answer: AnswerOf<typeof ageingReportContract> }
  | { of: 'stock'; answer: AnswerOf<typeof stockReportContract> }
  | { of: 'shortages'; answer: AnswerOf<typeof shortageReportContract> }
  | { of: 'misses'; answer: AnswerOf<typeof missReportContract> }

type Asked = { report: ReportName; query: ReportQuery; saleUnit: string; take: number; skip: number }

export async function loadReport(
  { callAsStaff }: Pick<Visitor, 'callAsStaff'>,
  { report, query: { from, to, saleCode, sort }, saleUnit, take, skip }: Asked,
): Promise<Report> {
  const part = { saleUnit, take, skip }
  const inTime = { ...part, from, to }
  if (isOfSales(report)) {
    const chosen = saleCode ? { saleCode } : {}
    const answer = await callAsStaff(salesReportContract, { ...inTime, by: report, sort, ...chosen })
    return { of: 'sales', by: report, answer }
  }
  if (report === 'ageing') return { of: report, answer: await callAsStaff(ageingReportContract, part) }
  if (report === 'stock') return { of: report, answer: await callAsStaff(stockReportContract, inTime) }
  if (report === 'shortages') return { of: report, answer: await callAsStaff(shortageReportContract, inTime) }
  return { of: 'misses', answer: await callAsStaff(missReportContract, inTime) }
}
