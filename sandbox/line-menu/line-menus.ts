import { randomBytes } from 'node:crypto'
import type { LineAccount } from '../line/accounts.ts'
import type { RichMenu } from './menu-schema.ts'

type Picture = { bytes: Uint8Array; type: string }
export type KeptMenu = RichMenu & { richMenuId: string; picture?: Picture }

/** LINE allows an account so many that a shop which never deletes its own comes to the end. */
const most = 1_000

/** The rich menus of the official accounts, and which one each person sees. */
export class LineMenus {
  readonly #menus = new Map<string, KeptMenu & { account: string }>()
  readonly #defaults = new Map<string, string>()
  readonly #links = new Map<string, string>()

  add({ basicId }: LineAccount, menu: RichMenu): string | undefined {
    if (this.list({ basicId }).length >= most) return undefined
    const richMenuId = `richmenu-${randomBytes(16).toString('hex')}`
    this.#menus.set(richMenuId, { ...menu, richMenuId, account: basicId })
    return richMenuId
  }

  list({ basicId }: Pick<LineAccount, 'basicId'>): KeptMenu[] {
    return [...this.#menus.values()].filter(({ account }) => account === basicId)
  }

  find({ basicId }: LineAccount, id: string): KeptMenu | undefined {
    const menu = this.#menus.get(id)
    return menu?.account === basicId ? menu : undefined
  }

  remove(id: string): void {
    this.#menus.delete(id)
    for (const links of [this.#defaults, this.#links])
      for (const [key, linked] of links) if (linked === id) links.delete(key)
  }

  setDefault({ basicId }: LineAccount, id: string | undefined): void {
    if (id) this.#defaults.set(basicId, id)
    else this.#defaults.delete(basicId)
  }

  defaultOf({ basicId }: LineAccount): string | undefined {
    return this.#defaults.get(basicId)
  }

  link({ basicId }: LineAccount, userId: string, id: string | undefined): void {
    if (id) this.#links.set(`${basicId} ${userId}`, id)
    else this.#links.delete(`${basicId} ${userId}`)
  }

  linkOf({ basicId }: LineAccount, userId: string): string | undefined {
    return this.#links.get(`${basicId} ${userId}`)
  }

  /** What somebody sees under the chat: their own menu, else the default one. */
  shownTo(account: LineAccount, userId: string): KeptMenu | undefined {
    return this.find(account, this.linkOf(account, userId) ?? this.defaultOf(account) ?? '')
  }

  /** A picture by its menu alone, for the phone's page. */
  pictureOf(id: string): Picture | undefined {
    return this.#menus.get(id)?.picture
  }
}
