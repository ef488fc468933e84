import * as paths from '#web/paths/customer-paths.ts'
import { agentOrderEn } from '#web/words/customer/agents/agent-order-en.ts'
import { agentOrderTh } from '#web/words/customer/agents/agent-order-th.ts'
import type { HomeContent } from './home-content.ts'

type Agent = { name: string; photo: string; asks: boolean }

/** Ways to the shop's agent before the merchant's own shortcuts; made by the server, so that home stays small. */
export function agentLinks({ name, photo, asks }: Agent, locale: 'th' | 'en'): HomeContent[] {
  const words = locale === 'th' ? agentOrderTh : agentOrderEn
  const link = { text: '', picture: photo, tone: 'light', day: '' } as const
  return [
    ...(asks ? [{ ...link, id: -1, title: words['sell.homeAsks'], link: paths.ownAgent }] : []),
    ...(name
      ? [{ ...link, id: -2, title: words['sell.shop'].replace('{name}', name), link: paths.agentShop }]
      : []),
  ]
}
