import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { locales } from '../words/locale.ts'
import { messageKindNames } from './message-kinds.ts'
import { messageChannels, messageStates, neverReasons, sendReasons } from './message-states.ts'
import { bothTemplates, messageTemplate } from './message-template.ts'

const owners = ['owner'] as const satisfies CallerKind[]
const saleUnit = z.string().min(1).max(10)
const kind = z.enum(messageKindNames)
const version = z.string().max(40)
const hour = z.int().min(0).max(23)
const stale = 'customerMessages.stale'
const ofCentre = {
  of: 'centre',
  exampleRequest: ({ saleUnit }: { saleUnit: string }) => ({ saleUnit }),
} as const
const sample = { title: '{order}', text: '', button: 'ดู' }

const template = z.object({
  kind,
  /** What goes out: the centre’s own words, else those of the shop. */
  words: bothTemplates,
  defaults: bothTemplates,
  isOwn: z.boolean(),
  /** Off, nobody is told. */
  isOn: z.boolean(),
  version,
  changedAt: z.string().nullable(),
  changedBy: z.string(),
})
export type OfficeTemplate = z.output<typeof template>

export const messageTemplatesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/templates',
  says: 'What a centre tells its customers, by kind: in which words, and whether at all.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: z.object({ templates: z.array(template) }),
  about: subjectOf,
  touches: ofCentre,
})

export const saveTemplateContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/templates/save',
  says: 'Saves the words of a kind of message in both languages.',
  who: owners,
  request: z.object({ saleUnit, kind, version, words: bothTemplates }),
  answer: z.object({ template }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, kind: 'order-placed' as const, version: '', words: { th: sample, en: sample } },
    }),
    answers: [stale],
  },
})

export const resetTemplateContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/templates/reset',
  says: 'Puts back the words that the shop came with.',
  who: owners,
  request: z.object({ saleUnit, kind, version }),
  answer: z.object({ template }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'order-short' as const, version: '' }),
    answers: [stale],
  },
})

export const switchTemplateContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/templates/switch',
  says: 'Switches a kind of message on or off for all customers of a centre.',
  who: owners,
  request: z.object({ saleUnit, kind, isOn: z.boolean() }),
  answer: z.object({ template }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'order-approved' as const, isOn: true }),
  },
})

export const tryTemplateContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/templates/try',
  says: 'Sends the caller a message with example values, by their own LINE, mail or telephone; also before it is saved.',
  who: owners,
  request: z.object({ saleUnit, kind, locale: z.enum(locales), words: messageTemplate }),
  answer: z.object({ channel: z.enum(messageChannels) }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      kind: 'order-placed' as const,
      locale: 'th' as const,
      words: sample,
    }),
    answers: ['customerMessages.noReach', 'customerMessages.tryFailed'],
  },
})

const logged = z.object({
  id: z.string(),
  kind,
  /** The order, payment, coupon series or shop it is about. */
  subject: z.string(),
  customerCode: z.string(),
  state: z.enum(messageStates),
  channel: z.enum(messageChannels).nullable(),
  reason: z.enum([...neverReasons, ...sendReasons]).nullable(),
  attempts: z.int(),
  madeAt: z.string(),
  /** When it is tried next, while it waits. */
  dueAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** Whether LINE said that it arrived; null where nobody says so. */
  isDelivered: z.boolean().nullable(),
})
export type LoggedMessage = z.output<typeof logged>

export const messageLogContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/log',
  says: 'What went out to customers of a centre, what waits and what did not go out and why, the newest first; without content.',
  who: owners,
  request: z.object({
    saleUnit,
    kind: kind.optional(),
    state: z.enum(messageStates).optional(),
    /** An order number or a customer code. */
    about: z.string().trim().max(60).default(''),
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({ messages: z.array(logged), isMore: z.boolean() }),
  about: subjectOf,
  touches: ofCentre,
})

const messageSettings = z.object({
  quiet: z.object({ isOn: z.boolean(), from: hour, to: hour }),
  /** Whether LINE may find customers by their telephone number who have not linked it. */
  byPhoneNumber: z.boolean(),
  /** LINE messages of a month that are kept for what customers must know; marketing stops before them. */
  reserve: z.int().min(0).max(100_000),
})
export type MessageSettings = z.output<typeof messageSettings>

const settingsAnswer = z.object({
  settings: messageSettings,
  hasLine: z.boolean(),
  /** Of this month, as LINE said last; null before it was asked, or without an account. A limit of null is none. */
  quota: z
    .object({ limit: z.int().nullable(), used: z.int(), checkedAt: z.string(), isLow: z.boolean() })
    .nullable(),
})

export const messageSettingsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/settings',
  says: 'When and by what a centre may write to its customers, and how many LINE messages are left this month.',
  who: owners,
  request: z.object({ saleUnit }),
  answer: settingsAnswer,
  about: subjectOf,
  touches: ofCentre,
})

export const saveMessageSettingsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/messages/settings/save',
  says: 'Saves the quiet hours, the LINE messages by telephone number and the reserve of a centre.',
  who: owners,
  request: z.object({ saleUnit, settings: messageSettings }),
  answer: settingsAnswer,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      settings: { quiet: { isOn: true, from: 21, to: 8 }, byPhoneNumber: false, reserve: 100 },
    }),
  },
})

export const messageOfficeContracts = {
  messageTemplates: messageTemplatesContract,
  saveTemplate: saveTemplateContract,
  resetTemplate: resetTemplateContract,
  switchTemplate: switchTemplateContract,
  tryTemplate: tryTemplateContract,
  messageLog: messageLogContract,
  messageSettings: messageSettingsContract,
  saveMessageSettings: saveMessageSettingsContract,
}
