import { pathTo } from './path-to.ts'

export const logExport = '/merchant/log/export'
export const configExport = '/admin/config/export'
export const applied = '/merchant/register/status'
export const applications = '/merchant/applications'
export const application = pathTo('/merchant/applications/:id')
export const applicationPicture = pathTo('/merchant/applications/:id/:picture')
