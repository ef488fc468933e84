import { pathTo } from './path-to.ts'

export const photos = pathTo('/merchant/customer/:code/:saleunit/photos')
/** Without a customer in it: only the last part of a path that takes files may vary. */
export const photoAdd = '/merchant/visit/photo'
export const photoPicture = pathTo('/merchant/customer/:code/:saleunit/photos/:id/:size')
export const customerSurveys = pathTo('/merchant/customer/:code/:saleunit/survey')
export const customerSurveyExport = pathTo('/merchant/customer/:code/:saleunit/survey/export')
export const surveyForm = pathTo('/merchant/customer/:code/:saleunit/survey/:id')
export const photoGroups = '/merchant/photogroup'
export const surveys = '/merchant/survey'
export const survey = pathTo('/merchant/survey/:id')
export const surveyExport = pathTo('/merchant/survey/:id/export')
export const waiting = '/merchant/waiting'
export const dueCustomers = '/sales/mysales/customers'
export const visitDay = '/sales/mysales/visits'
export const teamVisits = '/sales/mysales/team'
export const salesTargets = '/sales/mysales/targets'
export const mustSell = '/sales/mysales/mustsell'
export const basket = pathTo('/sales/mysales/basket/:code/:saleunit')

export const customerCard = pathTo('/merchant/customer/:code/:saleunit/card')
export const customerExport = '/merchant/customer/export'
export const statementExport = pathTo('/merchant/customer/:code/:saleunit/statement')
