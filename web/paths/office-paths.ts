import { pathTo } from './path-to.ts'

export const logExport = '/merchant/log/export'
export const configExport = '/admin/config/export'
export const centrePhoto = '/merchant/profile/photo'
export const people = '/merchant/staff'
export const person = pathTo('/merchant/staff/:username')
export const rider = pathTo('/merchant/staff/rider/:mobile')
export const invitation = pathTo('/merchant/invitation/:token')
export const loginCode = '/merchant/login/code'
export const security = '/merchant/security'
