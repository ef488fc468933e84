import { sql } from 'kysely'
import { requireCode } from '#api/identity/otp.ts'
import { findCustomersOf, rememberShop } from '#api/identity/own-shops.ts'
import { hashPassword } from '#api/identity/passwords.ts'
import { signInAccount } from '#api/identity/sign-in.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findPolicy, type Policy, policyHash } from '#api/policies/find-policy.ts'
import { linkNewAccount } from '#api/sign-in/links.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { partNotFound, type RegistrationErrors, registrationErrors } from '#shop/customers/registration.ts'
import type { registerContract } from '#shop/customers/registration-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { Place } from '#shop/thai/place.ts'
import { pick } from '#shop/words/locale.ts'
import { findPlace } from './geography.ts'
import { keepInvitation } from './keep-invitation.ts'
import { newcomersType, nextCustomerCode } from './new-customer.ts'
import { findRegisterCentre, findSalesperson } from './register-options.ts'
import { dropPhotos, requirePictures, type StoredPhotos, storePhotos } from './shop-photos.ts'

type Input = InputOf<typeof registerContract>
type NewShop = {
  input: Input
  place: Place
  saleUnit: string
  saleCode: string | null
  photos: StoredPhotos
  password_hash: string
  status: 'pending' | 'active'
  policy: Policy
}

/** All fields are checked before the code is used up, so that a mistake in the form costs no new message. */
export const register: Handler<typeof registerContract> = async (input, context) => {
  const { db, settings, storage, log, locale } = context
  const found = await findPlace(input)
  const address = 'place' in found ? { ...found.place, lat: input.lat, lng: input.lng } : undefined
  const { centre, chosenBy } = await findRegisterCentre(context, input.dist, address)
  const { registerOpen, registerNeedsApproval, passwordLongest } = await settings(centre?.saleUnit)
  if (!registerOpen || !centre) throw refuse(customersProblems.registerClosed)
  const { saleUnit, name } = centre
  const place = await requireRightFields(context, input, { found, saleUnit, passwordLongest })
  if (chosenBy === 'nearest' && !input.askNearest)
    throw refuse(customersProblems.noCentreServes, { centre: pick(locale, name.th, name.en) })
  const policy = await findPolicy(context, saleUnit)
  if (input.policyVersion !== policy.version) throw refuse(customersProblems.policyChanged)
  await requirePictures({ shopImage: input.shopImage, taxImage: input.taxImage })

  const proven = await requireCode(context, input.requestId, input.code, 'register')
  if (proven !== input.mobileNo) throw refuse(identityProblems.deadCode)
  await refuseKnownMobile(db, input.mobileNo)

  const password_hash = await hashPassword(input.password, passwordLongest)
  const salesperson = input.saleCode ? await findSalesperson(context, saleUnit, input.saleCode) : undefined
  const photos = await storePhotos(storage, { shopImage: input.shopImage, taxImage: input.taxImage })
  const status = registerNeedsApproval || chosenBy === 'nearest' ? 'pending' : 'active'
  const shop: NewShop = {
    input,
    place,
    saleUnit,
    saleCode: salesperson?.sale_code ?? null,
    photos,
    password_hash,
    status,
    policy,
  }
  const { accountId, code } = await store(context, shop).catch(async (error) => {
    await dropPhotos(storage, photos)
    throw isTaken(error) ? refuse(customersProblems.mobileExists, { mobile: input.mobileNo }) : error
  })
  log.info({ centre: saleUnit, status }, 'a shop registered')
  const link = await linkNewAccount(context, accountId, input.linkTicket)
  if (link?.provenEmail) await confirmProven(db, accountId, link.provenEmail)
  const signedIn =
    status === 'active'
      ? await signInAccount(context, accountId, { method: 'register', preferredCentre: saleUnit })
      : null
  return { status, customerCode: code, saleUnit, signedIn, linked: link?.provider ?? null }
}

type RegistrationCheck = {
  found: Awaited<ReturnType<typeof findPlace>>
  saleUnit: string
  passwordLongest: number
}

async function requireRightFields(
  { db }: Context,
  input: Input,
  { found, saleUnit, passwordLongest }: RegistrationCheck,
) {
  const errors: RegistrationErrors = registrationErrors(
    input,
    { passwordLongest },
    input.shopImage !== undefined,
  )
  const isPlaceGiven = !(errors.province || errors.district || errors.subdistrict || errors.postcode)
  if (isPlaceGiven && 'wrong' in found) errors[found.wrong] = partNotFound[found.wrong]
  if (!errors.storeType) {
    const known = await db
      .selectFrom('store_types')
      .select('code')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', input.storeType)
      .executeTakeFirst()
    if (!known) errors.storeType = { th: 'กรุณาเลือกประเภทร้าน', en: 'Please choose a store type' }
  }
  const fields = Object.entries(errors).map(([field, sentence]) => ({ field, ...sentence }))
  if (fields.length > 0 || 'wrong' in found) throw new Problem(customersProblems.wrongFields, {}, fields)
  return found.place
}

/** Only the holder of the phone learns this, so nobody else learns which numbers exist. */
async function refuseKnownMobile(db: Db, mobile: string): Promise<void> {
  const known = await db
    .selectFrom('accounts')
    .select(['id', 'active'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (!known) return
  const shops = await findCustomersOf(db, known.id)
  throw known.active && shops.some(({ status }) => status !== 'inactive')
    ? refuse(customersProblems.mobileExists, { mobile })
    : refuse(identityProblems.inactive, { mobile })
}

/** Of two concurrent registrations of a number, the second finds the number taken. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'accounts_mobile_key'
}

function store({ db, now }: Context, shop: NewShop): Promise<{ accountId: string; code: string }> {
  const { input, place, saleUnit, saleCode, photos, password_hash, status, policy } = shop
  const [name, email, taxNumber] = [input.shopName.trim(), input.email.trim(), input.taxNo.trim()]
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values({
        mobile: input.mobileNo,
        // The e-mail address may belong to somebody else, so it needs a code, as a changed one does.
        email_wanted: email || null,
        name: input.name.trim(),
        password_hash,
        last_sale_unit: saleUnit,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const code = await nextCustomerCode(tx, saleUnit)
    await tx
      .insertInto('customers')
      .values({
        sale_unit: saleUnit,
        code,
        account_id: account.id,
        name,
        status,
        customer_type: await newcomersType(tx, saleUnit),
        store_type: input.storeType,
        sale_code: saleCode,
        tax_number: taxNumber || null,
        shop_photo: photos.shopPhoto,
        card_photo: photos.cardPhoto,
        setup_done: false,
        created_at: now,
      })
      .execute()
    await rememberShop(tx, account.id, { saleUnit, code })
    const { lat, lng } = input
    await tx
      .insertInto('addresses')
      .values({
        ...{
          sale_unit: saleUnit,
          customer_code: code,
          type: 'C',
          is_default: true,
          name,
          address: input.address.trim(),
        },
        ...place,
        ...(lat === null || lng === null ? {} : { lat, lng }),
        tax_number: taxNumber || null,
        phone: input.mobileNo,
      })
      .execute()
    await recordConsent(tx, { accountId: account.id, policy, at: now })
    await keepInvitation(tx, { saleUnit, code, mobile: input.mobileNo, token: input.agentInvitation, now })
    return { accountId: account.id, code }
  })
}

/** The provider has verified exactly this address, so it needs no code. */
async function confirmProven(db: Db, accountId: string, provenEmail: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ email: eb.ref('email_wanted'), email_wanted: null }))
    .where('id', '=', accountId)
    .where((eb) => eb(eb.fn<string>('lower', ['email_wanted']), '=', provenEmail.toLowerCase()))
    .execute()
}

type Consent = { accountId: string; policy: Policy; at: Date }

async function recordConsent(tx: Db, { accountId, policy, at }: Consent): Promise<void> {
  await sql`
    insert into consents (account_id, purpose, version, given, at, channel, text_hash)
    values (${accountId}::uuid, 'service', ${policy.version}, true, ${at}, 'register', ${policyHash(policy)})
  `.execute(tx)
}
