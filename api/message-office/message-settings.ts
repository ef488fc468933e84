import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { writeSettings } from '#api/merchant-settings/write-settings.ts'
import { customerMessageProblems } from '#shop/customer-messages/customer-message-problems.ts'
import { isQuotaLow, quotaMonth } from '#shop/customer-messages/line-quota.ts'
import type {
  MessageSettings,
  messageSettingsContract,
  saveMessageSettingsContract,
} from '#shop/customer-messages/message-office-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { pickSettings, type Settings, writeSettings as writeValues } from '#shop/settings/settings.ts'

const names = ['quietHours', 'quietFrom', 'quietTo', 'lineByPhone', 'lineReserve'] as const

export const messageSettings: Handler<typeof messageSettingsContract> = async ({ saleUnit }, context) =>
  load(context, saleUnit, await context.settings(saleUnit))

export const saveMessageSettings: Handler<typeof saveMessageSettingsContract> = async (
  { saleUnit, settings },
  context,
) => {
  const { db, now } = context
  const { quiet, byPhoneNumber, reserve } = settings
  if (quiet.isOn && quiet.from === quiet.to) throw refuse(customerMessageProblems.wrongQuietHours)
  const current = await context.settings(saleUnit)
  const by = await actingStaff(context)
  const wanted = {
    ...{ quietHours: quiet.isOn, quietFrom: quiet.from, quietTo: quiet.to },
    ...{ lineByPhone: byPhoneNumber, lineReserve: reserve },
  }
  const before = new Map(writeValues(pickSettings(current, names)).map(({ key, value }) => [key, value]))
  const lines = writeValues(wanted).filter(({ key, value }) => before.get(key) !== value)
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('settings')
      .select(['key', 'value'])
      .where('sale_unit', '=', saleUnit)
      .execute()
    const held = new Map(rows.map(({ key, value }) => [key.toUpperCase(), value]))
    const changes = lines.map(({ key, value }) => ({
      scope: saleUnit,
      key,
      value,
      seen: held.get(key) ?? null,
    }))
    await writeSettings(tx, changes, { now, by })
  })
  return load(context, saleUnit, { ...current, ...wanted })
}

async function load({ db, gateways, now }: Context, saleUnit: string, values: Settings) {
  const { quietHours, quietFrom, quietTo, lineByPhone, lineReserve } = values
  const settings: MessageSettings = {
    quiet: { isOn: quietHours, from: quietFrom, to: quietTo },
    ...{ byPhoneNumber: lineByPhone, reserve: lineReserve },
  }
  const row = await db
    .selectFrom('line_quotas')
    .select(['most', 'used', 'checked_at', 'month'])
    .where('sale_unit', '=', saleUnit)
    .where('month', '=', quotaMonth(now))
    .executeTakeFirst()
  const quota = row && { limit: row.most, used: row.used }
  return {
    settings,
    hasLine: gateways.lineOf?.(saleUnit) !== undefined,
    quota: quota
      ? { ...quota, checkedAt: row.checked_at.toISOString(), isLow: isQuotaLow(quota, lineReserve) }
      : null,
  }
}
