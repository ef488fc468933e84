import { type ComponentType, useEffect, useState } from 'react'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import type { LineInvitationProps } from './line-invitation.tsx'
import { afterGoing, afterLater, type InviteMemory, mayInvite, readMemory } from './line-invite-times.ts'

const storageKey = (saleUnit: string) => `sangdai_line_invite_${saleUnit}`

const recall = (saleUnit: string) => readMemory(localStore.read(storageKey(saleUnit)))
const remember = (saleUnit: string, memory: InviteMemory) =>
  localStore.write(storageKey(saleUnit), JSON.stringify(memory))

/**
 * Invites a signed-in shop to its centre's LINE account, once the page is idle and no other dialog is open.
 */
export function InviteByLine() {
  const site = useSite()
  const settled = useSettled()
  const [Invitation, setInvitation] = useState<ComponentType<LineInvitationProps>>()
  const visitor = site?.visitor
  const quiet = !visitor || visitor.isGuest || visitor.actedForBy || visitor.mustAccept || site.fromLine
  const line = quiet ? undefined : site?.centre?.line
  const saleUnit = site?.centre?.saleUnit ?? ''

  useEffect(() => {
    if (!line || !settled) return
    const memory = recall(saleUnit)
    if (!memory) remember(saleUnit, { firstSeen: Date.now(), notBefore: 0 })
    if (mayInvite(memory, Date.now()))
      void import('./line-invitation.tsx').then((part) => setInvitation(() => part.LineInvitation))
  }, [line, saleUnit, settled])

  if (!Invitation || !line) return null
  const close = (next: (memory: InviteMemory, now: number) => InviteMemory) => {
    const memory = recall(saleUnit)
    if (memory) remember(saleUnit, next(memory, Date.now()))
    setInvitation(undefined)
  }
  return (
    <Invitation
      name={line.name}
      url={line.url}
      onLater={() => close(afterLater)}
      onClose={() => close(afterLater)}
      onGo={() => close(afterGoing)}
    />
  )
}
