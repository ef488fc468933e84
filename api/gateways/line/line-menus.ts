import { z } from 'zod'
import { LineRefusal } from './line-refusal.ts'

type MenuAction =
  | { type: 'uri'; label: string; uri: string }
  | { type: 'postback'; label: string; data: string; displayText: string }
export type RichMenu = {
  size: { width: number; height: number }
  selected: boolean
  name: string
  chatBarText: string
  areas: { bounds: { x: number; y: number; width: number; height: number }; action: MenuAction }[]
}

/** LINE links at most so many people at once. */
export const mostLinkedAtOnce = 500

/** The rich menus of an official account. */
export type LineMenus = {
  createMenu: (menu: RichMenu) => Promise<string>
  uploadMenu: (id: string, png: Uint8Array) => Promise<void>
  hasMenuPicture: (id: string) => Promise<boolean>
  listMenus: () => Promise<{ id: string; name: string }[]>
  /** One that is not there any more is fine. */
  deleteMenu: (id: string) => Promise<void>
  setDefaultMenu: (id: string) => Promise<void>
  /** LINE links them in a moment, and passes over who is no friend. */
  linkMenu: (id: string, userIds: readonly string[]) => Promise<void>
  unlinkMenu: (userIds: readonly string[]) => Promise<void>
}

type Ask = (path: string, options?: RequestInit) => Promise<Response>
const listed = z.object({ richmenus: z.array(z.object({ richMenuId: z.string(), name: z.string() })) })
const created = z.object({ richMenuId: z.string().min(1).max(100) })

export function lineMenus(ask: Ask, askData: Ask): LineMenus {
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  async function must(asked: Promise<Response>): Promise<Response> {
    const answer = await asked
    if (!answer.ok) throw new LineRefusal(answer.status)
    return answer
  }
  return {
    createMenu: async (menu) =>
      created.parse(await (await must(ask('richmenu', json(menu)))).json()).richMenuId,
    uploadMenu: async (id, png) =>
      void (await must(
        askData(`richmenu/${id}/content`, {
          ...{ method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(png) },
        }),
      )),
    hasMenuPicture: async (id) => {
      const answer = await askData(`richmenu/${id}/content`)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new LineRefusal(answer.status)
      return answer.ok
    },
    listMenus: async () =>
      listed
        .parse(await (await must(ask('richmenu/list'))).json())
        .richmenus.map(({ richMenuId, name }) => ({ id: richMenuId, name })),
    deleteMenu: async (id) => {
      const answer = await ask(`richmenu/${id}`, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw new LineRefusal(answer.status)
    },
    setDefaultMenu: async (id) => void (await must(ask(`user/all/richmenu/${id}`, { method: 'POST' }))),
    linkMenu: async (richMenuId, userIds) =>
      void (await must(ask('richmenu/bulk/link', json({ richMenuId, userIds })))),
    unlinkMenu: async (userIds) => void (await must(ask('richmenu/bulk/unlink', json({ userIds })))),
  }
}
