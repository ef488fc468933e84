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
export const contents = '/merchant/content'
/** `new`, or the number of a content. */
export const content = pathTo('/merchant/content/:id')
export const contentPicture = '/merchant/content-picture'
export const lineMenus = '/merchant/line-menus'
export const policies = '/merchant/policy'
/** `draft`, or a version. */
export const policy = pathTo('/merchant/policy/:version')
/** Where the owner of an empty network sets it up. */
export const setup = '/setup'
export const applied = '/merchant/register/status'
export const applications = '/merchant/applications'
export const application = pathTo('/merchant/applications/:id')
export const applicationPicture = pathTo('/merchant/applications/:id/:picture')
/** What customers are told: the words of each kind, what went out, and when and by what. */
export const messages = '/merchant/messages'
export const message = pathTo('/merchant/messages/kind/:kind')
export const messageLog = '/merchant/messages/log'
export const messageSettings = '/merchant/messages/settings'
/** Customers who ask to be agents, and those who are. */
export const agents = '/merchant/agents'
export const agentPortrait = pathTo('/merchant/agents/:code/portrait')
