import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useMerchantWords } from '#web/words/words.tsx'
import { sayRole } from './say-role.ts'
import type { StaffSite } from './staff-site.ts'

/** Outside the component: a page that is no longer theirs is shown by another one. */
let last: { who: string; role: string } | undefined

/** Says it when the role at this centre has changed since the page before: the menu changes with it. */
export function useRoleNotice(site: StaffSite | null): void {
  const say = useMerchantWords()
  const who = site ? `${site.user.id} ${site.user.centre}` : ''
  const role = site?.user.role.RoleCode ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new role is told, in whichever language.
  useEffect(() => {
    const before = last
    last = who ? { who, role } : undefined
    if (!before || before.who !== who || before.role === role) return
    notifications.show({
      message: say('merchant.roleChanged', { role: sayRole(say, role) }),
      autoClose: 30_000,
    })
  }, [who, role])
}
