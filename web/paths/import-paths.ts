import { pathTo } from './path-to.ts'

export const imports = '/merchant/import'
export const importExport = '/merchant/import/export'
export const importPage = pathTo('/merchant/import/:importid')
