import * as messagePaths from '#web/paths/message-paths.ts'
import { type More, type Page, page } from './page.ts'

const merchant: More = { layout: 'merchant', guards: ['stUserAuthen'] }

/** What a centre tells its customers. */
export const messagePages: Page[] = [
  page('merchant-messages', messagePaths.templates, {
    ...merchant,
    file: '../merchant/messages/templates-route.tsx',
  }),
  page('merchant-message', messagePaths.template, {
    ...merchant,
    file: '../merchant/messages/template-route.tsx',
  }),
  page('merchant-message-log', messagePaths.messageLog, {
    ...merchant,
    file: '../merchant/messages/log-route.tsx',
  }),
  page('merchant-message-settings', messagePaths.messageSettings, {
    ...merchant,
    file: '../merchant/messages/settings-route.tsx',
  }),
]
