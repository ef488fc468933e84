import { sql } from 'kysely'
import { addActivity } from '#api/activity/add-activity.ts'
import { addNetworkActivity } from '#api/activity/network-activity.ts'
import { findDistricts, findSubdistricts } from '#api/customers/geography.ts'
import type { ExampleGoods } from '#api/gateways/gateways.ts'
import { signInStaff } from '#api/identity/sign-in.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { writeSettings } from '#api/merchant-settings/write-settings.ts'
import { nextCentreCode } from '#api/new-centres/next-centre-code.ts'
import { openCentre } from '#api/new-centres/open-centre.ts'
import { provinces } from '#shop/customers/provinces.ts'
import type { setupFinishContract } from '#shop/network-setup/setup-contracts.ts'
import { setupProblems } from '#shop/network-setup/setup-problems.ts'
import { finishedSteps } from '#shop/network-setup/setup-rules.ts'
import { readMinute, readPostcodes, readWeekdays, setupSteps } from '#shop/network-setup/setup-steps.ts'
import { refuse } from '#shop/problems/problem.ts'
import { settings as registry } from '#shop/settings/settings.ts'
import { writeExamples } from './example-goods.ts'
import { placeErrors } from './save-step.ts'
import { findSetup, requireSetup, type StoredDraft } from './setup-row.ts'

/** Everything or nothing, and once: whoever comes second finds the network open. */
export const setupFinish: Handler<typeof setupFinishContract> = async ({ key }, context) => {
  const { db, now, gateways, storage } = context
  const { draft, checks } = await requireSetup(context, key)
  await requireReady(draft, checks.smsWorks === true)
  const goods =
    draft.goods === 'example' ? await gateways.drawExamples?.(await likelyCode(db, draft)) : undefined
  for (const { name, bytes } of goods?.pictures ?? []) await storage.savePublic(name, bytes)
  const username = await db.transaction().execute(async (tx) => {
    const setup = await findSetup(tx, { lock: true })
    if (!setup) throw refuse(setupProblems.finished)
    await requireReady(setup.draft, checks.smsWorks === true)
    return openNetwork(tx, setup.draft, { now, goods })
  })
  return signInStaff(context, username, { method: 'setup' })
}

async function requireReady(draft: StoredDraft, smsWorks: boolean): Promise<void> {
  const finished = finishedSteps({ draft, hasPassword: draft.passwordHash !== undefined, smsWorks })
  const misplaced = {
    ...(await placeErrors('centre', draft, {})),
    ...(await placeErrors('delivery', draft, {})),
  }
  if (finished.length < setupSteps.length || Object.keys(misplaced).length > 0)
    throw refuse(setupProblems.notReady)
}

/** Pictures are drawn before the transaction, when the code of the centre is not given yet. */
const likelyCode = (db: Db, { province = '' }: StoredDraft) =>
  db.transaction().execute((tx) => nextCentreCode(tx, province))

type Opening = { now: Date; goods: ExampleGoods | undefined }

async function openNetwork(tx: Db, draft: StoredDraft, { now, goods }: Opening): Promise<string> {
  const { username = '', ownerName = '', mobile = '', passwordHash = '' } = draft
  const { province = '', district = '', subdistrict = '', postcode = '' } = draft
  const saleUnit = await openCentre(
    tx,
    {
      ...{
        nameTh: draft.centreName ?? '',
        nameEn: draft.centreNameEn ?? '',
        shortName: draft.shortName ?? '',
      },
      ...{ address: draft.address ?? '', place: { province, district, subdistrict, postcode } },
      ...{ lat: Number(draft.lat), lng: Number(draft.lng) },
      ...{ phone: draft.phone ?? '', taxNumber: draft.taxNumber ?? '' },
      owner: { username, name: ownerName, mobile, email: '', passwordHash },
    },
    now,
  )
  await tx
    .updateTable('centres')
    .set({
      delivery_weekdays: readWeekdays(draft.weekdays ?? ''),
      cut_off_minute: readMinute(draft.cutOff ?? '') ?? 1_020,
    })
    .where('sale_unit', '=', saleUnit)
    .execute()
  await setArea(tx, saleUnit, draft)
  await addBankAccount(tx, saleUnit, draft)
  await tx.insertInto('network_owners').values({ username, since: now }).execute()
  await sql`insert into vat_rates (starts_on, percent) values ('1992-01-01', 7) on conflict do nothing`.execute(
    tx,
  )
  await sql`insert into network (name, finished) values ('own', true) on conflict do nothing`.execute(tx)
  const by = { username, name: ownerName }
  const values = {
    ...{ shopName: draft.shopName, shopNameEn: draft.shopNameEn, primaryColour: draft.primaryColour },
    defaultCentre: saleUnit,
  }
  await writeSettings(
    tx,
    Object.entries(values).map(([name, value = '']) => ({
      ...{ scope: '*', key: registry[name as keyof typeof values].key, value, seen: null },
    })),
    { now, by },
  )
  if (goods) await writeExamples(tx, saleUnit, goods)
  const opened = { kind: 'config', subject: saleUnit, what: 'opened' } as const
  await addNetworkActivity(tx, { at: now, by }, opened)
  await addActivity(tx, { saleUnit, at: now, by }, opened)
  // The draft holds personal data, which now stands where it belongs.
  await sql`update network_setup n set finished_at = ${now}, draft = '{}', checks = '{}'`.execute(tx)
  return username
}

/** The own province, or the postcodes that were chosen, in place of the area that every new centre has. */
async function setArea(tx: Db, saleUnit: string, draft: StoredDraft): Promise<void> {
  const { province = '' } = draft
  const isList = draft.area === 'list'
  const postcodes = isList ? readPostcodes(draft.postcodes ?? '') : await postcodesOf(province)
  const english = provinces.find(({ name }) => name === province)?.nameEn ?? province
  await tx.deleteFrom('delivery_areas').where('sale_unit', '=', saleUnit).execute()
  await tx
    .insertInto('delivery_areas')
    .values({
      ...{ sale_unit: saleUnit, id: 'home' },
      name_th: isList ? 'พื้นที่จัดส่ง' : province,
      name_en: isList ? 'Delivery area' : english,
    })
    .execute()
  await tx
    .insertInto('delivery_area_places')
    .values(postcodes.map((postcode) => ({ sale_unit: saleUnit, area_id: 'home', postcode })))
    .execute()
}

async function postcodesOf(province: string): Promise<string[]> {
  const found = new Set<string>()
  for (const { name } of await findDistricts(province))
    for (const { postcodes } of await findSubdistricts(province, name))
      for (const postcode of postcodes) found.add(postcode)
  return [...found].sort()
}

async function addBankAccount(tx: Db, saleUnit: string, draft: StoredDraft): Promise<void> {
  if (draft.withBank !== 'Y') return
  await tx
    .insertInto('bank_accounts')
    .values({
      ...{ sale_unit: saleUnit, bank_code: draft.bankCode ?? '', account_number: draft.accountNumber ?? '' },
      ...{ account_name: draft.accountName ?? '', promptpay_id: draft.promptPay || null },
    })
    .execute()
}
