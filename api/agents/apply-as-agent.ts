import { randomUUID } from 'node:crypto'
import { lockAccount, requireInPerson } from '#api/account/own-customer.ts'
import { countAttempt } from '#api/identity/attempts.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { checkPicture, type Picture, rewritePicture } from '#api/kit/pictures.ts'
import type { Storage } from '#api/kit/storage.ts'
import { agentPaperErrors } from '#shop/agents/agent-application.ts'
import type {
  agentApplicationContract,
  applyAsAgentContract,
} from '#shop/agents/agent-application-contracts.ts'
import { isVerifiedAgent } from '#shop/agents/agent-rules.ts'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { customersProblems } from '#shop/customers/customers-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'

type Key = { saleUnit: string; customerCode: string }

export const agentApplication: Handler<typeof agentApplicationContract> = async (_request, context) => {
  const { db, caller, settings } = context
  const own = requireInPerson(caller)
  const [customer, last, { agentsOpen: open }] = await Promise.all([
    findPapers(db, own),
    findLast(db, own),
    settings(own.saleUnit),
  ])
  const centre = await db
    .selectFrom('centres')
    .select(['name_th', 'name_en', 'phone'])
    .where('sale_unit', '=', own.saleUnit)
    .executeTakeFirstOrThrow()
  // What the customer is counts, however they became it.
  const lastState = last?.state === 'approved' ? 'none' : (last?.state ?? 'none')
  return {
    open,
    state: isAgent(customer) ? 'approved' : (lastState as 'none' | 'waiting' | 'refused' | 'ended'),
    madeAt: last?.made_at.toISOString() ?? null,
    decidedAt: last?.decided_at?.toISOString() ?? null,
    why: last?.why ?? '',
    accountCode: isAgent(customer) ? customer.accountCode : '',
    taxNumber: customer.taxNumber,
    shopPhoto: customer.shopPhoto,
    hasPortrait: customer.pictureFile !== '',
    centre: { name: centre.name_th, nameEn: centre.name_en, phone: centre.phone },
  }
}

type Papers = Awaited<ReturnType<typeof findPapers>>
const isAgent = (papers: Papers) => papers.role === roles.agent && isVerifiedAgent(papers)

async function findPapers(db: Db, { saleUnit, customerCode }: Key) {
  const row = await db
    .selectFrom('customers')
    .select(['role', 'account_code', 'tax_number', 'shop_photo', 'picture_file', 'person_type', 'agent_code'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', customerCode)
    .executeTakeFirstOrThrow()
  return {
    role: row.role,
    accountCode: row.account_code ?? '',
    taxNumber: row.tax_number ?? '',
    shopPhoto: row.shop_photo ?? '',
    pictureFile: row.picture_file ?? '',
    personType: row.person_type,
    agentCode: row.agent_code,
  }
}

function findLast(db: Db, { saleUnit, customerCode }: Key) {
  return db
    .selectFrom('agent_applications')
    .select(['state', 'made_at', 'decided_at', 'why'])
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', customerCode)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Saved = { shopImage?: string; portraitImage?: string }

/** Papers and application are stored together or not at all; a picture that was replaced goes afterwards. */
export const applyAsAgent: Handler<typeof applyAsAgentContract> = async (request, context) => {
  const { db, caller, now, settings, storage, log } = context
  const own = requireInPerson(caller)
  if (!(await settings(own.saleUnit)).agentsOpen) throw refuse(agentsProblems.closed)
  const before = await findPapers(db, own)
  const why = whyNotApply(before)
  if (why) throw why
  const errors = agentPaperErrors({
    taxNo: request.taxNo,
    hasShopPhoto: request.shopImage !== undefined || before.shopPhoto !== '',
    hasPortrait: request.portraitImage !== undefined || before.pictureFile !== '',
  })
  const fields = Object.entries(errors).map(([field, sentence]) => ({ field, ...sentence }))
  if (fields.length > 0) throw new Problem(agentsProblems.papersMissing, {}, fields)
  await countAttempt(db, 'papers of an agent', `${own.saleUnit}/${own.customerCode}`, now)
  const saved = await savePictures(context, request)
  try {
    await db.transaction().execute((tx) => store(tx, own, { taxNo: request.taxNo.trim(), saved, now }))
  } catch (error) {
    await dropPictures(storage, saved)
    throw error
  }
  await dropPictures(storage, {
    ...(saved.shopImage && before.shopPhoto ? { shopImage: before.shopPhoto } : {}),
    ...(saved.portraitImage && before.pictureFile ? { portraitImage: before.pictureFile } : {}),
  })
  log.info({ centre: own.saleUnit }, 'a customer asked to be an agent')
  return {}
}

function whyNotApply(papers: Papers): Problem | undefined {
  if (isAgent(papers)) return refuse(agentsProblems.alreadyAgent)
  return papers.agentCode === null ? undefined : refuse(agentsProblems.hasAgent)
}

type Given = { taxNo: string; saved: Saved; now: Date }

async function store(tx: Db, own: Key & { session: string | undefined }, { taxNo, saved, now }: Given) {
  // Of two presses at the same moment the second sees what the first stored.
  await lockAccount(tx, own)
  const why = whyNotApply(await findPapers(tx, own))
  if (why) throw why
  if ((await findLast(tx, own))?.state === 'waiting') throw refuse(agentsProblems.alreadyWaiting)
  await tx
    .updateTable('customers')
    .set({
      tax_number: taxNo,
      ...(saved.shopImage ? { shop_photo: saved.shopImage } : {}),
      ...(saved.portraitImage ? { picture_file: saved.portraitImage } : {}),
    })
    .where('sale_unit', '=', own.saleUnit)
    .where('code', '=', own.customerCode)
    .execute()
  await tx
    .insertInto('agent_applications')
    .values({ sale_unit: own.saleUnit, customer_code: own.customerCode, made_at: now })
    .execute()
}

const halfOf = (name: string) => name.replace(/\.webp$/, '@half.webp')

/** Both are decoded and encoded anew before any is stored; the shop front is public, the portrait private. */
async function savePictures(
  { storage }: Pick<Context, 'storage'>,
  given: { shopImage?: Upload | undefined; portraitImage?: Upload | undefined },
): Promise<Saved> {
  const shop = given.shopImage && (await rewrite(given.shopImage, 'shopImage'))
  const portrait = given.portraitImage && (await rewrite(given.portraitImage, 'portraitImage'))
  const saved: Saved = {}
  if (shop) {
    saved.shopImage = `shops/${randomUUID()}.webp`
    await storage.savePublic(saved.shopImage, shop.full)
    await storage.savePublic(halfOf(saved.shopImage), shop.half)
  }
  if (portrait) {
    saved.portraitImage = `portraits/${randomUUID()}.webp`
    await storage.savePrivate(saved.portraitImage, portrait.full)
  }
  return saved
}

async function rewrite(file: Upload, field: keyof Saved): Promise<Picture> {
  const judged = await checkPicture(file)
  const problem = judged === 'tooLarge' ? customersProblems.pictureTooLarge : customersProblems.uploadFailed
  const picture = judged === 'picture' ? await rewritePicture(file) : undefined
  if (!picture) throw new Problem(problem, {}, [{ field, ...problem }])
  return picture
}

async function dropPictures(storage: Storage, { shopImage, portraitImage }: Saved): Promise<void> {
  if (shopImage) for (const name of [shopImage, halfOf(shopImage)]) await storage.removePublic(name)
  if (portraitImage) await storage.removePrivate(portraitImage)
}
