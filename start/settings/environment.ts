import { resolve } from 'node:path'
import { z } from 'zod'
import type { LineAccess } from '#api/gateways/line/line-channel.ts'
import type { Accounts } from './accounts.ts'
import { readLineAccounts } from './line-accounts.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import { readSlipService, type SlipServiceSettings } from './slip-service.ts'
import { unsafeSettings } from './unsafe-settings.ts'

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankAsMissing, schema.optional())

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const variables = z.object({
  NODE_ENV: optional(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
  ),
  DEMO: optional(z.enum(['yes', 'no'], 'must be yes or no')),
  PORT: optional(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535'),
  ),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')),
  DATABASE_OWNER_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')),
  DATABASE_CONNECTIONS: optional(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 to 100')
      .max(100, 'must be 1 to 100'),
  ),
  PREPARED_STATEMENTS: optional(z.enum(['yes', 'no'], 'must be yes or no')),
  SECRET: optional(z.string()),
  PUBLIC_URL: optional(
    z.url({
      protocol: /^https?$/,
      error: 'must be an http or https address, such as https://shop.example.co.th',
    }),
  ),
  API_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address ending in /rest' }),
  ),
  TRUST_PROXY: optional(
    z.coerce
      .number('must be how many proxies stand in front, such as 1')
      .int('must be a whole number')
      .min(0, 'must be 0 to 10')
      .max(10, 'must be 0 to 10'),
  ),
  DRAIN_SECONDS: optional(
    z.coerce.number('must be a number').min(0, 'must be 0 to 60').max(60, 'must be 0 to 60'),
  ),
  REQUEST_LIMIT: optional(
    z.coerce
      .number('must be how many requests a second one address may send, such as 50')
      .int('must be a whole number')
      .min(1, 'must be 1 to 1000000')
      .max(1_000_000, 'must be 1 to 1000000'),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  SMS_GATEWAY: optional(z.enum(['thaibulksms', 'smsmkt'], 'must be thaibulksms or smsmkt')),
  SMS_GATEWAY_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SMS_GATEWAY_KEY: optional(z.string()),
  SMS_GATEWAY_SECRET: optional(z.string()),
  SMS_GATEWAY_PROJECT: optional(z.string()),
  LINE_LOGIN_ID: optional(z.string()),
  LINE_LOGIN_SECRET: optional(z.string()),
  LINE_LOGIN_URL: optional(httpAddress),
  LINE_LIFF_ID: optional(
    z.string().regex(/^\d{10}-[A-Za-z0-9]{8}$/, 'must be a LIFF ID, such as 1234567890-AbCdEfGh'),
  ),
  GOOGLE_LOGIN_ID: optional(z.string()),
  GOOGLE_LOGIN_SECRET: optional(z.string()),
  GOOGLE_LOGIN_URL: optional(httpAddress),
  FACEBOOK_LOGIN_ID: optional(z.string()),
  FACEBOOK_LOGIN_SECRET: optional(z.string()),
  FACEBOOK_LOGIN_URL: optional(httpAddress),
  PARTNER_ISSUER: optional(z.string()),
  PARTNER_KEYS: optional(
    z
      .string()
      .regex(
        /^(https?:\/\/|-----BEGIN PUBLIC KEY-----)/,
        'must be the address of a key set, or a public key in PEM',
      ),
  ),
  SMS_SENDER: optional(z.string().max(11, 'must have at most 11 characters')),
  SANDBOX_URL: optional(httpAddress),
  MAIL_GATEWAY_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
})

export type Environment = {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The account that owns the tables and migrates them, so that the application's own cannot change its log. */
  databaseOwnerUrl: string | undefined
  connections: number
  /** Set to off behind a pooler in transaction mode that drops named statements. */
  prepared: boolean
  /** Undefined outside production: one is then generated and stored with the data. */
  secret: string | undefined
  publicUrl: string | undefined
  apiBaseUrl: string | undefined
  proxies: number
  /** Seconds after SIGTERM in which a balancer can switch, before connections are refused. */
  drainSeconds: number
  /** The sustained requests per second of one address. */
  requestLimit: number
  metricsToken: string | undefined
  logLevel: string
  /** The SMS gateway for codes; the sandbox replaces it when none is configured. */
  sms:
    | {
        kind: 'thaibulksms' | 'smsmkt'
        url: string
        textUrl: string
        key: string
        secret: string
        project: string
      }
    | undefined
  mailUrl: string | undefined
  /** The sender name of plain text messages. */
  smsSender: string | undefined
  /** The LINE official accounts that write to customers. */
  lineAccounts: Accounts<LineAccess>
  /** External sign-in: our client at each provider, and an address other than the provider's own. */
  signIn: Record<
    'line' | 'google' | 'facebook',
    { id: string; secret: string; url: string | undefined } | undefined
  >
  /** The shop as an app inside LINE, of the channel that signs in. */
  liffId: string | undefined
  /** The partner whose tokens sign customers in. */
  partner: { issuer: string; keys: string } | undefined
  payments: PaymentSettings
  /** A sandbox that several processes share; undefined for the own one. */
  sandboxUrl: string | undefined
  /** Who verifies slips; a person alone without it. */
  slips: SlipServiceSettings | undefined
}

/** Reads the environment; every mistake is reported in one sentence, and nothing starts. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const read = variables.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  const values = read.data
  const production = values.NODE_ENV === 'production'
  const unsafe = unsafeSettings(values)
  if (unsafe.length > 0) throw new Error(unsafe.join('\n'))
  return {
    production,
    port: values.PORT ?? 3000,
    host: values.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    dataDir: resolve(values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: readOwner(values),
    connections: values.DATABASE_CONNECTIONS ?? 10,
    prepared: values.PREPARED_STATEMENTS !== 'no',
    secret: values.SECRET,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    apiBaseUrl: values.API_BASE_URL,
    proxies: values.TRUST_PROXY ?? 0,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    requestLimit: values.REQUEST_LIMIT ?? 50,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    sms: readSms(values),
    mailUrl: values.MAIL_GATEWAY_URL,
    smsSender: values.SMS_SENDER,
    lineAccounts: readLineAccounts(env),
    signIn: {
      line: readSignIn(values, 'LINE'),
      google: readSignIn(values, 'GOOGLE'),
      facebook: readSignIn(values, 'FACEBOOK'),
    },
    liffId: readLiffId(values),
    partner: readPartner(values),
    payments: readPaymentSettings(env),
    sandboxUrl: values.SANDBOX_URL?.replace(/\/$/, ''),
    slips: readSlipService(env),
  }
}

const textAddresses = {
  thaibulksms: 'https://api-v2.thaibulksms.com/sms',
  smsmkt: 'https://portal-otp.smsmkt.com/api/send-message',
}
const smsHosts = { thaibulksms: 'https://otp.thaibulksms.com', smsmkt: 'https://portal-otp.smsmkt.com' }

function readSms(values: z.infer<typeof variables>): Environment['sms'] {
  const {
    SMS_GATEWAY: kind,
    SMS_GATEWAY_URL: url,
    SMS_GATEWAY_KEY: key,
    SMS_GATEWAY_SECRET: secret,
    SMS_GATEWAY_PROJECT: project = '',
  } = values
  if (!kind) return undefined
  if (!key || !secret) throw new Error('SMS_GATEWAY_KEY and SMS_GATEWAY_SECRET must be set with SMS_GATEWAY.')
  return {
    kind,
    url: url?.replace(/\/$/, '') ?? smsHosts[kind],
    textUrl: textAddresses[kind],
    key,
    secret,
    project,
  }
}

function readOwner({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: owner,
}: z.infer<typeof variables>): string | undefined {
  if (owner && !url)
    throw new Error('DATABASE_OWNER_URL must be set together with DATABASE_URL, of the same database.')
  return owner
}

function readSignIn(
  values: z.infer<typeof variables>,
  name: 'LINE' | 'GOOGLE' | 'FACEBOOK',
): Environment['signIn']['line'] {
  const [id, secret, url] = [
    values[`${name}_LOGIN_ID`],
    values[`${name}_LOGIN_SECRET`],
    values[`${name}_LOGIN_URL`],
  ]
  if (!id && !secret) return undefined
  if (!id || !secret) throw new Error(`${name}_LOGIN_ID and ${name}_LOGIN_SECRET must be set together.`)
  return { id, secret, url: url?.replace(/\/$/, '') }
}

/** LINE gives tokens for the channel of the app alone. */
function readLiffId({
  LINE_LIFF_ID: id,
  LINE_LOGIN_ID: channel,
}: z.infer<typeof variables>): string | undefined {
  if (id && !id.startsWith(`${channel}-`))
    throw new Error('LINE_LIFF_ID must belong to the channel of LINE_LOGIN_ID, with which it begins.')
  return id
}

function readPartner({
  PARTNER_ISSUER: issuer,
  PARTNER_KEYS: keys,
}: z.infer<typeof variables>): Environment['partner'] {
  if (!issuer && !keys) return undefined
  if (!issuer || !keys) throw new Error('PARTNER_ISSUER and PARTNER_KEYS must be set together.')
  return { issuer, keys }
}
