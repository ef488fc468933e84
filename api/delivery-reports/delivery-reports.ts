import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { deliveryReportContracts } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { addReportPhoto } from './add-report-photo.ts'
import { answerReport, weighAnswer } from './answer-report.ts'
import { orderReports } from './order-reports.ts'
import { reportList } from './report-list.ts'
import { reportPhoto } from './report-photo.ts'
import { sendReplacement } from './send-replacement.ts'
import { sendReport } from './send-report.ts'

export const deliveryReportHandlers: HandlersOf<typeof deliveryReportContracts> = {
  orderReports,
  sendReport,
  addReportPhoto,
  reportPhoto,
  reportList,
  weighAnswer,
  answerReport,
  sendReplacement,
}
