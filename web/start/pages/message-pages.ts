import * as officePaths from '#web/paths/office-paths.ts'
import { type More, type Page, page } from './page.ts'

const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }

/** What a centre tells its customers. */
export const messagePages: Page[] = [
  page('merchant-messages', officePaths.messages, {
    ...merchant,
    file: '../merchant/messages/templates-route.tsx',
  }),
  page('merchant-message', officePaths.message, {
    ...merchant,
    file: '../merchant/messages/template-route.tsx',
  }),
  page('merchant-message-log', officePaths.messageLog, {
    ...merchant,
    file: '../merchant/messages/log-route.tsx',
  }),
  page('merchant-message-settings', officePaths.messageSettings, {
    ...merchant,
    file: '../merchant/messages/settings-route.tsx',
  }),
]
