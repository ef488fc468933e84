import type { LoaderFunctionArgs } from 'react-router'
import { consentsContract } from '#shop/account/consent-contracts.ts'
import { isVerifiedAgent, showsAgentButton } from '#shop/agents/agent-rules.ts'
import { userCentresContract } from '#shop/centres/centre-contracts.ts'
import { roles } from '#shop/contract/caller.ts'
import { pickSettings } from '#shop/settings/settings.ts'
import { partsContext } from '#web/kit/calls/page-parts.ts'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import { inPointsMode } from '#web/kit/visit/points-mode.ts'
import { pageSettings, type Site } from '#web/kit/visit/site.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { areaOf } from '#web/words/area.ts'

/** What every page knows of the shop and its visitor. */
export async function loadSite({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Promise<Site> {
  const { nonce, origin, wordsHref, liff } = context.get(partsContext)
  const visitor = context.get(visitorContext)
  // A rider on the road is no shopper, whoever else signed in on this phone.
  const isRoad = areaOf(withoutLanguage(url.pathname)) === 'rider'
  const [settings, shopper] = await Promise.all([
    visitor.settings(),
    isRoad ? undefined : visitor.findShopper(),
  ])
  const [centres, mustAccept] = await Promise.all([
    shopper ? visitor.call(userCentresContract, {}) : [],
    isRoad ? undefined : findUnaccepted(visitor),
  ])
  const { fromLine, centre: lockedCentre } = readLineVisit(visitor.jar)
  const pointsMode = !isRoad && (await inPointsMode(visitor))
  return {
    nonce,
    origin,
    wordsHref,
    visitor: shopper && {
      code: shopper.user.customerCode,
      saleUnit: shopper.user.activeCentre,
      isGuest: shopper.kind === 'guest',
      agentButton: showsAgentButton({
        agentsOpen: settings.agentsOpen,
        signingAsAgent: shopper.actor?.kind === 'agent',
        verifiedAgent:
          shopper.actor === null && shopper.user.role === roles.agent && isVerifiedAgent(shopper.user),
        pointsMode,
      }),
      agent: !pointsMode && (shopper.agent.name || shopper.agent.asks) ? shopper.agent : undefined,
      name: shopper.user.name,
      points: shopper.user.points,
      actedForBy: shopper.actor?.name,
      actsAs: shopper.actor?.kind,
      creditLimit: shopper.user.creditLimit,
      debt: shopper.user.debt,
      mustAccept,
    },
    pointsMode,
    centres: centres.length,
    mayChangeCentre:
      !lockedCentre &&
      shopper !== undefined &&
      !shopper.actor &&
      settings.multiCentre &&
      settings.changeCentre,
    fromLine,
    liff: fromLine ? liff : undefined,
    centre: centres.find((centre) => centre.saleUnit === shopper?.user.activeCentre) ?? null,
    settings: pickSettings(settings, pageSettings),
  }
}

/** What a customer has yet to accept; whoever acts for them is not asked. */
async function findUnaccepted({
  findShopper,
  call,
}: Visitor): Promise<{ version: string; marketing: boolean } | undefined> {
  const shopper = await findShopper()
  if (shopper?.kind !== 'customer' || shopper.actor) return undefined
  const { accepted, version, purposes } = await call(consentsContract, {})
  return accepted
    ? undefined
    : { version, marketing: purposes.some(({ purpose, given }) => purpose === 'marketing' && given) }
}
