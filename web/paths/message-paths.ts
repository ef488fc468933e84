import { pathTo } from './path-to.ts'

export const templates = '/merchant/messages'
export const template = pathTo('/merchant/messages/kind/:kind')
export const messageLog = '/merchant/messages/log'
export const messageSettings = '/merchant/messages/settings'
