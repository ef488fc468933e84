import { pathTo } from './path-to.ts'

export const photos = pathTo('/merchant/customer/:code/:saleunit/photos')
export const photoAdd = pathTo('/merchant/customer/:code/:saleunit/photos/add')
export const photoPicture = pathTo('/merchant/customer/:code/:saleunit/photos/:id/:size')
export const customerSurveys = pathTo('/merchant/customer/:code/:saleunit/survey')
export const customerSurveyExport = pathTo('/merchant/customer/:code/:saleunit/survey/export')
export const surveyForm = pathTo('/merchant/customer/:code/:saleunit/survey/:id')
export const photoGroups = '/merchant/photogroup'
export const surveys = '/merchant/survey'
export const survey = pathTo('/merchant/survey/:id')
export const surveyExport = pathTo('/merchant/survey/:id/export')
export const waiting = '/merchant/waiting'
