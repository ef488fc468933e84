import { pathTo } from './path-to.ts'

export const applied = '/merchant/register/status'
export const applications = '/merchant/applications'
export const application = pathTo('/merchant/applications/:id')
export const applicationPicture = pathTo('/merchant/applications/:id/:picture')
