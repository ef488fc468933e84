import { sql } from 'kysely'
import { findPlace, findPlacesByPostcode } from '#api/customers/geography.ts'
import { hashPassword } from '#api/identity/passwords.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { partNotFound } from '#shop/customers/registration.ts'
import { strongPassword } from '#shop/identity/rules.ts'
import type { setupSaveContract } from '#shop/network-setup/setup-contracts.ts'
import { setupProblems } from '#shop/network-setup/setup-problems.ts'
import { type SetupErrors, setupErrors } from '#shop/network-setup/setup-rules.ts'
import {
  fieldsOfStep,
  readPostcodes,
  type SetupDraft,
  type SetupField,
  type SetupStep,
} from '#shop/network-setup/setup-steps.ts'
import { Problem } from '#shop/problems/problem.ts'
import { requireSetup, type StoredDraft } from './setup-row.ts'

/** What is typed is stored even where it is wrong, so that a later return finds it. */
export const setupSave: Handler<typeof setupSaveContract> = async (
  { key, step, draft, password = '', unfinished },
  context,
) => {
  const setup = await requireSetup(context, key)
  const given = fieldsOf(step, draft)
  const { passwordLongest } = await context.settings()
  const weak = password === '' ? undefined : strongPassword(passwordLongest)(password)
  const stored: StoredDraft =
    step !== 'owner' || password === '' || weak || unfinished
      ? given
      : { ...given, passwordHash: await hashPassword(password, passwordLongest) }
  // Each step changes its own fields alone: two people at two steps do not undo each other.
  await sql`update network_setup n set draft = n.draft || ${JSON.stringify(stored)}::jsonb, saved_at = ${context.now}
    where n.finished_at is null`.execute(context.db)
  if (unfinished) return {}
  const known = { ...setup.draft, ...stored }
  const errors = await placeErrors(step, known, setupErrors(step, known, known.passwordHash !== undefined))
  if (weak) errors.password = weak
  const fields = Object.entries(errors).map(([field, { th, en }]) => ({ field, th, en }))
  if (fields.length > 0) throw new Problem(setupProblems.wrongFields, {}, fields)
  return {}
}

function fieldsOf(step: SetupStep, draft: SetupDraft): SetupDraft {
  const given: SetupDraft = {}
  for (const field of fieldsOfStep[step] as readonly SetupField[]) {
    const value = draft[field]
    if (value !== undefined) given[field] = value.trim()
  }
  if (given.username !== undefined) given.username = given.username.toLowerCase()
  return given
}

/** Places that the register of places does not have. */
export async function placeErrors(
  step: SetupStep,
  draft: SetupDraft,
  errors: SetupErrors,
): Promise<SetupErrors> {
  const { province = '', district = '', subdistrict = '', postcode = '' } = draft
  const parts = { province, district, subdistrict, postcode }
  if (step === 'centre' && Object.keys(parts).every((part) => !(part in errors))) {
    const found = await findPlace(parts)
    if ('wrong' in found) return { ...errors, [found.wrong]: partNotFound[found.wrong] }
  }
  if (step === 'delivery' && draft.area === 'list' && !errors.postcodes)
    for (const code of readPostcodes(draft.postcodes ?? ''))
      if ((await findPlacesByPostcode(code)).length === 0)
        return {
          ...errors,
          postcodes: { th: `ไม่มีรหัสไปรษณีย์ ${code}`, en: `There is no postcode ${code}` },
        }
  return errors
}
