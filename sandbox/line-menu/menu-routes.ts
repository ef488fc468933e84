import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { World } from '../kit/world.ts'
import { type LineAccount, lineAccountOf } from '../line/accounts.ts'
import { refuseBody, refuseToken } from '../line/line-errors.ts'
import type { LinePhone } from '../line/line-phone.ts'
import type { LineMenus } from './line-menus.ts'
import { bulk, richMenu, userId } from './menu-schema.ts'

const largestPicture = 1_048_576
type Ask = FastifyRequest<{ Params: { id: string; userId: string } }>
type Answer = (account: LineAccount, request: Ask, reply: FastifyReply) => unknown

/** Rich menus: made, given a picture at the host for data, set as the default, linked to people, deleted. */
export function addMenus(
  app: FastifyInstance,
  { switches }: World,
  { phone, menus }: { phone: LinePhone; menus: LineMenus },
): void {
  const guarded = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    if (switches.strikes('menuDown')) return reply.code(500).send({ message: 'Internal Server Error' })
    if (switches.strikes('menuBusy'))
      return reply.code(429).send({ message: 'The API rate limit has been exceeded. Try again later.' })
    return answer(account, request as Ask, reply)
  }
  const none = (reply: FastifyReply) => reply.code(404).send({ message: 'Not found' })
  /** LINE writes `richmenu` without its picture. */
  const shown = ({ picture: _, account: __, ...menu }: Record<string, unknown>) => menu

  app.post(
    '/line/v2/bot/richmenu',
    guarded((account, { body }, reply) => {
      const read = richMenu.safeParse(body)
      if (!read.success) return refuseBody(reply, read.error)
      const richMenuId = menus.add(account, read.data)
      return richMenuId
        ? { richMenuId }
        : reply.code(400).send({ message: 'The number of rich menus has reached the limit' })
    }),
  )
  app.get(
    '/line/v2/bot/richmenu/list',
    guarded((account) => ({ richmenus: menus.list(account).map(shown) })),
  )
  app.delete(
    '/line/v2/bot/richmenu/:id',
    guarded((account, { params: { id } }, reply) => {
      if (!menus.find(account, id)) return none(reply)
      menus.remove(id)
      return {}
    }),
  )

  app.post(
    '/line/v2/bot/user/all/richmenu/:id',
    guarded((account, { params: { id } }, reply) => {
      const menu = menus.find(account, id)
      if (!menu) return none(reply)
      if (!menu.picture)
        return reply.code(400).send({ message: 'must upload richmenu image before applying it to user' })
      menus.setDefault(account, id)
      return {}
    }),
  )
  app.get(
    '/line/v2/bot/user/all/richmenu',
    guarded((account, _request, reply) => {
      const richMenuId = menus.defaultOf(account)
      return richMenuId ? { richMenuId } : reply.code(404).send({ message: 'no default richmenu' })
    }),
  )
  app.post(
    '/line/v2/bot/user/:userId/richmenu/:id',
    guarded((account, { params }, reply) => {
      const menu = menus.find(account, params.id)
      if (!menu) return none(reply)
      if (!menu.picture)
        return reply.code(400).send({ message: 'must upload richmenu image before applying it to user' })
      // LINE refuses whoever is no friend, or blocks the account.
      if (!userId.safeParse(params.userId).success || phone.blocks(account, params.userId))
        return reply.code(400).send({ message: 'invalid user' })
      menus.link(account, params.userId, params.id)
      return {}
    }),
  )
  app.get(
    '/line/v2/bot/user/:userId/richmenu',
    guarded((account, { params }, reply) => {
      const richMenuId = menus.linkOf(account, params.userId)
      return richMenuId ? { richMenuId } : reply.code(404).send({ message: 'the user has no richmenu' })
    }),
  )
  app.delete(
    '/line/v2/bot/user/:userId/richmenu',
    guarded((account, { params }) => {
      menus.link(account, params.userId, undefined)
      return {}
    }),
  )
  app.post(
    '/line/v2/bot/richmenu/bulk/link',
    guarded((account, { body }, reply) => {
      const read = bulk.safeParse(body)
      if (!read.success) return refuseBody(reply, read.error)
      const { richMenuId, userIds } = read.data
      if (!menus.find(account, richMenuId)?.picture) return none(reply)
      for (const each of userIds) if (!phone.blocks(account, each)) menus.link(account, each, richMenuId)
      return reply.code(202).send({})
    }),
  )
  app.post(
    '/line/v2/bot/richmenu/bulk/unlink',
    guarded((account, { body }, reply) => {
      const read = bulk.pick({ userIds: true }).safeParse(body)
      if (!read.success) return refuseBody(reply, read.error)
      for (const each of read.data.userIds) menus.link(account, each, undefined)
      return reply.code(202).send({})
    }),
  )

  app.register(async (data) => {
    data.addContentTypeParser(
      ['image/png', 'image/jpeg'],
      { parseAs: 'buffer', bodyLimit: 4 * largestPicture },
      async (_request: unknown, body: unknown) => body,
    )
    data.post(
      '/line-data/v2/bot/richmenu/:id/content',
      guarded(async (account, request, reply) => {
        const menu = menus.find(account, request.params.id)
        if (!menu) return none(reply)
        if (menu.picture)
          return reply.code(400).send({ message: 'An image has already been uploaded to the richmenu' })
        const type = String(request.headers['content-type'])
        const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
        if (bytes.length > largestPicture)
          return reply.code(413).send({ message: 'Request Entity Too Large' })
        const { format, width, height } = await sharp(bytes)
          .metadata()
          .catch(() => ({ format: '', width: 0, height: 0 }))
        const isRight = `image/${format}` === type && width === menu.size.width && height === menu.size.height
        if (!isRight) return reply.code(400).send({ message: 'The image size is invalid' })
        menu.picture = { bytes, type }
        return {}
      }),
    )
    data.get(
      '/line-data/v2/bot/richmenu/:id/content',
      guarded((account, { params }, reply) => {
        const picture = menus.find(account, params.id)?.picture
        return picture ? reply.type(picture.type).send(picture.bytes) : none(reply)
      }),
    )
  })

  app.get('/line/phone/menu/:id', async (request, reply) => {
    const picture = menus.pictureOf((request as Ask).params.id)
    return picture ? reply.type(picture.type).send(picture.bytes) : none(reply)
  })
}
