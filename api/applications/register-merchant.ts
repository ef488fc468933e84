import { sql } from 'kysely'
import { countAttempt } from '#api/identity/attempts.ts'
import { requireCode } from '#api/identity/otp.ts'
import { hashPassword } from '#api/identity/passwords.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { nextCentreCode } from '#api/new-centres/next-centre-code.ts'
import { type Ticket, takeTicket } from '#api/sign-in/tickets.ts'
import type { merchantRegisterContract } from '#shop/applications/application-contracts.ts'
import type { ApplicationForm } from '#shop/applications/application-form.ts'
import { applicationsProblems } from '#shop/applications/applications-problems.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { newCentresProblems } from '#shop/new-centres/new-centres-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'
import { replaceEarlier } from './erase-application.ts'
import { readForm, requireRightForm } from './right-form.ts'

type Input = InputOf<typeof merchantRegisterContract>
type NewApplication = {
  form: ApplicationForm
  input: Input
  place: Place | undefined
  passwordHash: string
  line: Ticket | undefined
}

/** All fields are checked before the code is used up, so that a mistake in the form costs no new message. */
export const merchantRegister: Handler<typeof merchantRegisterContract> = async (input, context) => {
  const { db, now, address, settings, issueToken, log } = context
  const { merchantRegisterOpen, policyVersion, passwordLongest } = await settings()
  if (!merchantRegisterOpen) throw refuse(applicationsProblems.closed)
  await countAttempt(db, 'merchant application by address', address, now)
  const form = readForm(input)
  const place = await requireRightForm(db, form, { passwordLongest })
  if (form.policyVersion !== policyVersion) throw refuse(customersProblems.policyChanged)
  const proven = await requireCode(context, input.requestId, input.code, 'register')
  if (proven !== form.mobileNo) throw refuse(identityProblems.deadCode)
  await refuseKnownStaff(db, form.mobileNo)

  const passwordHash = await hashPassword(form.password, passwordLongest)
  const line = await findLine(context, input.person.lineToken)
  const { id, reserved } = await store(context, { form, input, place, passwordHash, line }).catch((error) => {
    throw isUsernameTaken(error) ? usernameTaken(form.username) : error
  })
  log.info({ kind: form.kind }, 'a merchant applied')
  const { name, username, mobileNo, email } = form
  return {
    token: await issueToken({ kind: 'applicant', saleUnit: reserved ?? '', session: id }),
    user: { name, username, mobileNo, email },
    newCentre: reserved ? { saleUnit: reserved, nameTh: form.nameTh } : null,
  }
}

/** Only the holder of the phone learns this, so nobody else learns whose numbers are known. */
async function refuseKnownStaff(db: Db, mobile: string): Promise<void> {
  const known = await db.selectFrom('staff').select('active').where('mobile', '=', mobile).execute()
  if (known.some(({ active }) => active)) throw refuse(customersProblems.mobileExists, { mobile })
  if (known.length > 0) throw refuse(identityProblems.inactive, { mobile })
}

/** A ticket that has expired does not fail the application: the person can link LINE later. */
async function findLine(context: Context, slip: string): Promise<Ticket | undefined> {
  if (!slip) return undefined
  try {
    return await takeTicket(context, slip, 'staff')
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

const usernameTaken = (username: string) => {
  const row = newCentresProblems.usernameTaken
  const said = refuse(row, { username })
  return new Problem(row, { username }, [{ field: 'username', th: said.say('th'), en: said.say('en') }])
}

function isUsernameTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'merchant_applications_username'
}

/** The latest application of a number is the one that waits. */
async function store(
  { db, now, locale, storage }: Context,
  { form, input, place, passwordHash, line }: NewApplication,
): Promise<{ id: string; reserved: string | null }> {
  const { stored, dropped } = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`application ${form.mobileNo}`}, 63))`.execute(
      tx,
    )
    const dropped = await replaceEarlier(tx, form.mobileNo, now)
    await refuseKnownStaff(tx, form.mobileNo)
    const taken = await tx
      .selectFrom('staff')
      .select('username')
      .where('username', '=', form.username)
      .executeTakeFirst()
    if (taken) throw usernameTaken(form.username)
    const reserved = place ? await nextCentreCode(tx, place.province) : null
    const { name, mobileNo: mobile, email, username, bankCode, accountNumber, accountName } = form
    const { id } = await tx
      .insertInto('merchant_applications')
      .values({
        ...{ kind: form.kind, made_at: now, locale, name, mobile, email, username },
        ...{ password_hash: passwordHash, policy_version: form.policyVersion, reserved_unit: reserved },
        ...{ line_subject: line?.subject ?? null, line_name: line?.name ?? null },
        join_units: form.kind === 'join' ? [...form.saleUnits] : [],
        centre: place ? JSON.stringify(centreOf(form, input, place)) : null,
        bank: bankCode ? JSON.stringify({ bankCode, accountNumber, accountName }) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { stored: { id, reserved }, dropped }
  })
  for (const file of dropped) await storage.removePrivate(file)
  return stored
}

function centreOf(form: ApplicationForm, { centre }: Input, place: Place) {
  const { nameTh, nameEn, shortName, address, taxNo } = form
  const pin = centre?.lat == null || centre.lng == null ? null : { lat: centre.lat, lng: centre.lng }
  return {
    ...{ nameTh, nameEn, shortName, address, ...place, pin, taxNumber: taxNo },
    shipmentName: centre?.shipmentName.trim() ?? '',
  }
}
