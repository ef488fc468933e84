import { pathTo } from './path-to.ts'

export const logExport = '/merchant/log/export'
export const configExport = '/admin/config/export'
export const contents = '/merchant/content'
/** `new`, or the number of a content. */
export const content = pathTo('/merchant/content/:id')
export const contentPicture = '/merchant/content-picture'
export const policies = '/merchant/policy'
/** `draft`, or a version. */
export const policy = pathTo('/merchant/policy/:version')
