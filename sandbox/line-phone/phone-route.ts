import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { demoPeople, type Person, personNamed } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { localeOf } from '#shop/words/locale.ts'
import { sendPage } from '../kit/page.ts'
import { plainMobile } from '../kit/plain-mobile.ts'
import type { World } from '../kit/world.ts'
import { lineAccount, lineAccountOf } from '../line/accounts.ts'
import { refuseToken } from '../line/line-errors.ts'
import { type LinePhone, stranger } from '../line/line-phone.ts'
import { phoneCookie } from '../line/phone-cookie.ts'
import { numberAtLine } from '../line/push-to-number.ts'
import type { PhoneAct } from '../line/webhook-event.ts'
import type { LineMenus } from '../line-menu/line-menus.ts'
import { drawPicture } from './draw-picture.ts'
import { phonePage } from './phone-page.ts'

const accounts = ['BKK01', 'NON01', 'CNX01'] as const
const knownPeople = [...demoPeople, stranger]
const query = z.object({
  person: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .catch(demoPeople[0]?.id ?? ''),
  account: z.enum(accounts).catch(accounts[0]),
  refresh: z.string().catch(''),
  mobile: z.string().max(20).transform(plainMobile).catch(''),
})
const form = z.union([
  z.object({ postback: z.string().max(300), display: z.string().max(300).catch('') }),
  z.object({ text: z.string().max(5_000).regex(/\S/) }),
  z.object({ act: z.enum(['sticker', 'image', 'location', 'follow', 'unfollow']) }),
])
const pictureParams = z.object({ messageId: z.string().max(30) })

/** A phone on which customers write to the official accounts, as a page. */
export function addPhone(
  app: FastifyInstance,
  { inbox, switches }: World,
  { phone, menus }: { phone: LinePhone; menus: LineMenus },
): void {
  app.get('/line/phone', async (request, reply) => {
    const { person, account, refresh, mobile } = query.parse(request.query)
    const holder = findPerson(person)
    const shown = knownPeople.includes(holder) ? holder : { ...holder, id: holder.name }
    const userId = line.subject(holder)
    const { displayName } = lineAccount(account)
    reply.header('set-cookie', phoneCookie(holder))
    return sendPage(
      reply,
      phonePage({
        locale: localeOf(request.headers['accept-language']),
        people: [...new Set([...knownPeople, shown])],
        accounts,
        person: shown,
        saleUnit: account,
        mobile,
        link: phoneLink(person, account, mobile),
        refreshes: refresh === 'on',
        blocked: phone.blocks(lineAccount(account), userId),
        received: [...inbox.list(userId), ...(mobile ? inbox.list(numberAtLine(mobile)) : [])]
          .filter(({ from }) => from === displayName)
          .reverse(),
        written: phone.list(holder, account),
        menu: menus.shownTo(lineAccount(account), userId),
        switches: switches.all(),
      }),
    )
  })

  app.post('/line/phone', async (request, reply) => {
    const { person, account, mobile } = query.parse(request.query)
    const holder = findPerson(person)
    const isBlocked = phone.blocks(lineAccount(account), line.subject(holder))
    const read = form.safeParse(request.body)
    const act = read.success ? actOf(read.data, isBlocked) : undefined
    // LINE lets nobody write to an account that they block.
    if (act && (!isBlocked || act.type === 'follow')) await phone.act(holder, account, act)
    return reply.redirect(`${phoneLink(person, account, mobile)}#write`, 303)
  })

  app.get('/line/phone/picture/:messageId', async (request, reply) => {
    const { messageId } = pictureParams.parse(request.params)
    if (!phone.hasPicture(messageId)) return reply.code(404).send({ message: 'Not found' })
    return reply.type('image/jpeg').send(await drawPicture(messageId))
  })

  app.get('/line-data/v2/bot/message/:messageId/content', async (request, reply) => {
    const account = lineAccountOf(request.headers.authorization)
    if (!account) return refuseToken(reply)
    const { messageId } = pictureParams.parse(request.params)
    if (!phone.hasPicture(messageId, account)) return reply.code(404).send({ message: 'Not found' })
    return reply.type('image/jpeg').send(await drawPicture(messageId))
  })
}

function actOf(data: z.output<typeof form>, isUnblocked: boolean): PhoneAct {
  if ('text' in data) return { type: 'text', text: data.text }
  if ('postback' in data) return { type: 'postback', data: data.postback, display: data.display }
  return data.act === 'follow' ? { type: 'follow', isUnblocked } : { type: data.act }
}

/** By id, or by any other name, as on the sign-in page. */
const findPerson = (idOrName: string): Person =>
  knownPeople.find(({ id, name }) => id === idOrName || name === idOrName) ?? personNamed(idOrName)

const phoneLink = (person: string, account: string, mobile: string) =>
  `/sandbox/line/phone?${new URLSearchParams({ person, account, ...(mobile && { mobile }) })}`
