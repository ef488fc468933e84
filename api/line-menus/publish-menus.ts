import { sql } from 'kysely'
import type { Gateways } from '#api/gateways/gateways.ts'
import type { LineChannel } from '#api/gateways/line/line-channel.ts'
import { mostLinkedAtOnce } from '#api/gateways/line/line-menus.ts'
import { LineRefusal } from '#api/gateways/line/line-refusal.ts'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { Job } from '#api/kit/jobs.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { type LineMenu, type MenuState, menuSize } from '#shop/line-menus/line-menu.ts'
import { menuAreas } from '#shop/line-menus/menu-areas.ts'
import { drawMenuPicture } from './draw-menu.ts'
import { findMisplaced, notePlaced } from './menu-people.ts'

type MenuParts = {
  db: Db
  gateways: Gateways
  now: () => Date
  origin: () => string
  liff: () => LiffApp | undefined
  settings: Context['settings']
}
type SetKey = { saleUnit: string; setId: string }
type MadeMenu = { state: MenuState; rich_menu_id: string | null; has_picture: boolean }

/** Menus of the shop are known at LINE by their name: those of a centre, of a set, for a state. */
const beginning = (saleUnit: string) => `sangdai ${saleUnit} `
const nameOf = ({ saleUnit, setId }: SetKey, state: MenuState) => `${beginning(saleUnit)}${setId} ${state}`

/** Every step may be done again: whoever takes over looks at what LINE has before making it. */
export async function publishMenus(
  parts: MenuParts,
  { saleUnit, orderNumber: setId }: Pick<Job, 'saleUnit' | 'orderNumber'>,
): Promise<void> {
  const { db, gateways, now } = parts
  const key = { saleUnit, setId }
  const channel = gateways.lineOf?.(saleUnit)
  const set = await findLatest(db, saleUnit)
  // A later set takes the place of this one, with all its people.
  if (!channel || set?.id !== setId || set.done_at) return
  try {
    await makeMenus(parts, key, { channel, menus: set.menus })
    await drawPictures(parts, key, { channel, menus: set.menus })
    await setDefault(db, key, channel)
    await placeAll(db, key, channel)
    await removeOthers(db, key, channel)
  } catch (error) {
    await noteTrouble(db, key, error)
    throw error
  }
  await sql`update line_menu_sets set done_at = ${now()}, trouble = null where sale_unit = ${saleUnit} and id = ${setId}::uuid`.execute(
    db,
  )
}

export async function findLatest(db: Db, saleUnit: string) {
  const { rows } = await sql<{ id: string; menus: LineMenu[]; made_at: Date; done_at: Date | null }>`
    select id, menus, made_at, done_at from line_menu_sets where sale_unit = ${saleUnit} order by made_at desc limit 1`.execute(
    db,
  )
  return rows[0]
}

function findMade(db: Db, { saleUnit, setId }: SetKey): Promise<MadeMenu[]> {
  return db
    .selectFrom('line_menus')
    .select(['state', 'rich_menu_id', 'has_picture'])
    .where('sale_unit', '=', saleUnit)
    .where('set_id', '=', setId)
    .execute() as Promise<MadeMenu[]>
}

type Making = { channel: LineChannel; menus: readonly LineMenu[] }

async function makeMenus(parts: MenuParts, key: SetKey, { channel, menus }: Making): Promise<void> {
  const { db, origin, liff } = parts
  const { saleUnit } = key
  const waiting = (await findMade(db, key)).filter(({ rich_menu_id }) => !rich_menu_id)
  if (waiting.length === 0) return
  const atLine = await channel.listMenus()
  const centre = await db
    .selectFrom('centres')
    .select('phone')
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst()
  const linkParts = { liff: liff(), origin: origin(), saleUnit, phone: centre?.phone ?? '' }
  for (const { state } of waiting) {
    const menu = menus.find((each) => each.state === state)
    if (!menu) continue
    const name = nameOf(key, state)
    const id =
      atLine.find((each) => each.name === name)?.id ??
      (await channel.createMenu({
        ...{ name, size: menuSize(menu.layout), selected: true, chatBarText: menu.bar },
        areas: menuAreas(linkParts, menu),
      }))
    // Another process may have made one meanwhile: the first is kept, and the last step deletes the other.
    await sql`update line_menus set rich_menu_id = coalesce(rich_menu_id, ${id})
      where sale_unit = ${saleUnit} and set_id = ${key.setId}::uuid and state = ${state}`.execute(db)
  }
}

async function drawPictures(parts: MenuParts, key: SetKey, { channel, menus }: Making): Promise<void> {
  const { db, settings } = parts
  const { saleUnit, setId } = key
  const { primaryColour } = await settings(saleUnit)
  for (const { state, rich_menu_id: id, has_picture } of await findMade(db, key)) {
    const menu = menus.find((each) => each.state === state)
    if (has_picture || !id || !menu) continue
    if (!(await channel.hasMenuPicture(id)))
      await channel.uploadMenu(id, await drawMenuPicture(menu, primaryColour))
    await sql`update line_menus set has_picture = true
      where sale_unit = ${saleUnit} and set_id = ${setId}::uuid and state = ${state}`.execute(db)
  }
}

async function setDefault(db: Db, key: SetKey, channel: LineChannel): Promise<void> {
  const id = (await findMade(db, key)).find(({ state }) => state === 'guest')?.rich_menu_id
  if (!id) throw new Error('a set of rich menus has none for guests')
  await channel.setDefaultMenu(id)
  await sql`update line_menu_sets set default_set = true where sale_unit = ${key.saleUnit} and id = ${key.setId}::uuid`.execute(
    db,
  )
}

/** Until nobody sees another menu than theirs: whoever changes meanwhile is found too. */
async function placeAll(db: Db, key: SetKey, channel: LineChannel, userId?: string): Promise<void> {
  const made = await findMade(db, key)
  for (;;) {
    const people = await findMisplaced(db, { ...key, ...(userId && { userId }) }, mostLinkedAtOnce)
    for (const [state, all] of Map.groupBy(people, (person) => person.state)) {
      const userIds = all.map((person) => person.userId)
      const id = made.find((menu) => menu.state === state)?.rich_menu_id
      if (state === 'guest') await channel.unlinkMenu(userIds)
      else if (id) await channel.linkMenu(id, userIds)
      await notePlaced(db, key, state, userIds)
    }
    if (people.length < mostLinkedAtOnce) return
  }
}

async function removeOthers(db: Db, key: SetKey, channel: LineChannel): Promise<void> {
  const own = new Set((await findMade(db, key)).map(({ rich_menu_id }) => rich_menu_id))
  for (const { id, name } of await channel.listMenus())
    if (name.startsWith(beginning(key.saleUnit)) && !own.has(id)) await channel.deleteMenu(id)
  await sql`delete from line_menu_sets where sale_unit = ${key.saleUnit} and id <> ${key.setId}::uuid
    and made_at < (select m.made_at from line_menu_sets m where m.sale_unit = ${key.saleUnit} and m.id = ${key.setId}::uuid)`.execute(
    db,
  )
}

async function noteTrouble(db: Db, { saleUnit, setId }: SetKey, error: unknown): Promise<void> {
  const isRefused = error instanceof LineRefusal && error.status < 500 && error.status !== 429
  await sql`update line_menu_sets set trouble = ${isRefused ? 'refused' : 'busy'}
    where sale_unit = ${saleUnit} and id = ${setId}::uuid`.execute(db)
}

/** Somebody linked their account, became an agent or follows again: LINE is told which menu they see. */
export async function placePerson(
  { db, gateways }: Pick<MenuParts, 'db' | 'gateways'>,
  { saleUnit, orderNumber: userId }: Pick<Job, 'saleUnit' | 'orderNumber'>,
): Promise<void> {
  const channel = gateways.lineOf?.(saleUnit)
  const set = await findLatest(db, saleUnit)
  // Of a set that is not published yet the publishing itself takes everybody.
  if (channel && set?.done_at) await placeAll(db, { saleUnit, setId: set.id }, channel, userId)
}

/** Whoever changed without a word, such as by a change of role, sees the right menu within minutes. */
export async function placeEverybody({ db, gateways }: Pick<MenuParts, 'db' | 'gateways'>): Promise<void> {
  for (const saleUnit of await allCentres(db)) {
    const channel = gateways.lineOf?.(saleUnit)
    const set = await findLatest(db, saleUnit)
    if (channel && set?.done_at) await placeAll(db, { saleUnit, setId: set.id }, channel)
  }
}
