import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import { vatPercentOn } from '#api/buyers/vat-rate.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { entryErrors } from '#shop/merchant-catalogue/entry-errors.ts'
import type {
  deleteCategoryContract,
  deleteWordContract,
  MasterCategory,
  MasterWord,
  masterDataContract,
  saveCategoryContract,
  saveWordContract,
} from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import { type WordKind, wordFields } from '#shop/merchant-products/product-draft.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { changeCatalogue, requireNone, requireSeen } from './catalogue-change.ts'
import { findUserOfCategory, findUserOfWord } from './entry-users.ts'

const marked = <Entry extends object>(entry: Entry): Entry & { version: string } => ({
  ...entry,
  version: contentMark(entry),
})

type CategoryKey = { saleUnit: string; level?: number; code?: string }
type WordKey = { saleUnit: string; kind?: WordKind; code?: string }

async function findCategories(db: Db, { saleUnit, level, code }: CategoryKey): Promise<MasterCategory[]> {
  const one = level === undefined ? sql`` : sql` and c.level = ${level} and c.code = ${code} for update`
  const { rows } = await sql<Omit<MasterCategory, 'version'>>`
    select c.level, c.code, c.parent_code as "parentCode", c.name_th as "nameTh", c.name_en as "nameEn", c.picture, c.position
    from categories c where c.sale_unit = ${saleUnit} ${level === undefined ? sql`order by c.level, c.position, c.code` : one}`.execute(
    db,
  )
  return rows.map(marked)
}

async function findWords(db: Db, { saleUnit, kind, code }: WordKey): Promise<MasterWord[]> {
  const one = sql` and w.kind = ${kind} and w.code = ${code} for update`
  const { rows } = await sql<Omit<MasterWord, 'version'>>`
    select w.kind, w.code, w.name_th as "nameTh", w.name_en as "nameEn"
    from product_words w where w.sale_unit = ${saleUnit} ${kind === undefined ? sql`order by w.kind, w.name_th, w.code` : one}`.execute(
    db,
  )
  return rows.map(marked)
}

export const masterData: Handler<typeof masterDataContract> = async ({ saleUnit }, { db, now }) => {
  const [categories, words, vatPercent] = await Promise.all([
    findCategories(db, { saleUnit }),
    findWords(db, { saleUnit }),
    vatPercentOn(db, bangkokDay(now)),
  ])
  return { categories, words, vatPercent }
}

const changedWords = (tx: Db, saleUnit: string, kind: string, code: string) =>
  sql`select words_changed_1(${saleUnit}, ${kind}, ${code})`.execute(tx)

export const saveCategory: Handler<typeof saveCategoryContract> = async (request, context) => {
  const { saleUnit, level, code, nameTh, position, version } = request
  const parentCode = level === 1 ? null : request.parentCode
  const nameEn = request.nameEn || nameTh
  requireNone(entryErrors({ code, nameTh, nameEn }))
  return changeCatalogue(context, saleUnit, async (tx) => {
    const [was] = await findCategories(tx, { saleUnit, level, code })
    requireSeen(was, version)
    if (level > 1 && !(await isThere(tx, { saleUnit, level: level - 1, code: parentCode ?? '' })))
      requireNone({ parentCode: { th: 'กรุณาเลือกหมวดชั้นบน', en: 'Please choose the category above' } })
    if (was && was.parentCode !== parentCode) {
      const example = await findUserOfCategory(tx, { saleUnit, level, code })
      if (example) throw refuse(merchantCatalogueProblems.parentFixed, { example })
    }
    await sql`
      insert into categories (sale_unit, level, code, parent_code, name_th, name_en, position)
      values (${saleUnit}, ${level}, ${code}, ${parentCode}, ${nameTh}, ${nameEn}, ${position})
      on conflict (sale_unit, level, code) do update set parent_code = excluded.parent_code,
        name_th = excluded.name_th, name_en = excluded.name_en, position = excluded.position`.execute(tx)
    await changedWords(tx, saleUnit, `h${level}`, code)
    const [answer] = await findCategories(tx, { saleUnit, level, code })
    if (!answer) throw refuse(merchantCatalogueProblems.none)
    return { answer, said: saidOf(`category ${level} ${code}`, was, answer) }
  })
}

/** Locked, so that nobody removes it while something below it is added. */
async function isThere(tx: Db, { saleUnit, level, code }: Required<CategoryKey>): Promise<boolean> {
  const { rows } = await sql`
    select from categories c where c.sale_unit = ${saleUnit} and c.level = ${level} and c.code = ${code} for key share`.execute(
    tx,
  )
  return rows.length > 0
}

function saidOf(subject: string, was: { version: string } | undefined, now: { version: string }) {
  if (was?.version === now.version) return undefined
  return {
    subject,
    what: was ? 'changed' : 'created',
    ...(was ? { before: bare(was) } : {}),
    after: bare(now),
  }
}
const bare = ({ version: _, ...entry }: { version: string }) => entry

export const deleteCategory: Handler<typeof deleteCategoryContract> = (request, context) => {
  const { saleUnit, level, code, version } = request
  return changeCatalogue(context, saleUnit, async (tx) => {
    const [was] = await findCategories(tx, { saleUnit, level, code })
    if (!was) throw refuse(merchantCatalogueProblems.none)
    requireSeen(was, version)
    const example = await findUserOfCategory(tx, { saleUnit, level, code })
    if (example) throw refuse(merchantCatalogueProblems.inUse, { example })
    await sql`delete from categories where sale_unit = ${saleUnit} and level = ${level} and code = ${code}`.execute(
      tx,
    )
    return { answer: {}, said: { subject: `category ${level} ${code}`, what: 'removed', before: bare(was) } }
  })
}

export const saveWord: Handler<typeof saveWordContract> = async (request, context) => {
  const { saleUnit, kind, code, nameTh, version } = request
  const nameEn = request.nameEn || nameTh
  requireNone(entryErrors({ code, nameTh, nameEn }))
  return changeCatalogue(context, saleUnit, async (tx) => {
    const [was] = await findWords(tx, { saleUnit, kind, code })
    requireSeen(was, version)
    await sql`
      insert into product_words (sale_unit, kind, code, name_th, name_en) values (${saleUnit}, ${kind}, ${code}, ${nameTh}, ${nameEn})
      on conflict (sale_unit, kind, code) do update set name_th = excluded.name_th, name_en = excluded.name_en`.execute(
      tx,
    )
    await changedWords(tx, saleUnit, kind, code)
    const answer = marked({ kind, code, nameTh, nameEn })
    return { answer, said: saidOf(`${kind} ${code}`, was, answer) }
  })
}

export const deleteWord: Handler<typeof deleteWordContract> = (request, context) => {
  const { saleUnit, kind, code, version } = request
  return changeCatalogue(context, saleUnit, async (tx) => {
    const [was] = await findWords(tx, { saleUnit, kind, code })
    if (!was) throw refuse(merchantCatalogueProblems.none)
    requireSeen(was, version)
    const example = await findUserOfWord(tx, { saleUnit, field: wordFields[kind], code })
    if (example) throw refuse(merchantCatalogueProblems.inUse, { example })
    await sql`delete from product_words where sale_unit = ${saleUnit} and kind = ${kind} and code = ${code}`.execute(
      tx,
    )
    return { answer: {}, said: { subject: `${kind} ${code}`, what: 'removed', before: bare(was) } }
  })
}
