import { pathTo } from './path-to.ts'

export const report = pathTo('/merchant/report/:report?')
export const reportExport = pathTo('/merchant/report/:report/export')
export const overviewExport = '/merchant/overview/export'
