import { redirect } from 'react-router'
import * as reportPaths from '#web/paths/report-paths.ts'

/** The first of the reports. */
export const loader = () => redirect(reportPaths.report({ report: 'product' }))
