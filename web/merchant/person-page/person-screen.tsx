import { ScrollText, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { saySeen } from '#web/merchant/people/say-seen.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { CustomersCard } from './customers-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { PersonDetail } from './person-detail.ts'
import { PersonFrame } from './person-frame.tsx'
import { RolesCard } from './roles-card.tsx'
import { SafetyCard } from './safety-card.tsx'

type PersonScreenProps = { saleUnit: string; detail: PersonDetail; today: string }

/** One member of staff: roles, devices, customers, safety, and the end of their work. */
export function PersonScreen({ saleUnit, detail, today }: PersonScreenProps) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const [isEnding, setIsEnding] = useState(false)
  const { person, roles, devices } = detail
  const here = roles.find((each) => each.saleUnit === saleUnit)
  const isWorking = person.endedAt === null
  const whyNotEnd = person.isYou ? say('end.self') : here?.isLastOwner ? say('roles.last') : undefined
  const centre = here ? pick(locale, here.nameTh, here.nameEn) : saleUnit
  return (
    <PersonFrame
      name={person.name}
      mobile={person.mobile}
      back={withQuery(officePaths.people, isWorking ? {} : { tab: 'former' })}
      facts={[
        sayRole(sayMerchant, person.role),
        say('person.username', { username: person.username }),
        say('person.saleCode', { code: person.saleCode }),
        say('person.since', { day: sayDate(new Date(person.since), locale) }),
        person.lastSeenAt
          ? say('person.seen', { time: saySeen(say, person.lastSeenAt, { today, locale }) })
          : say('seen.never'),
      ]}
      notice={
        person.endedAt
          ? say('person.ended', {
              time: sayDateTime(new Date(person.endedAt), locale),
              name: person.endedBy ?? '',
            })
          : undefined
      }
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={withQuery(merchantPaths.log, { username: person.username })}
            variant="secondary"
            size="sm"
            icon={<ScrollText aria-hidden size={18} strokeWidth={1.75} />}
          >
            {say('person.did')}
          </LinkButton>
          {isWorking ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<UserMinus aria-hidden size={18} strokeWidth={1.75} />}
              whyDisabled={whyNotEnd}
              onClick={() => setIsEnding(true)}
            >
              {say('end.open')}
            </Button>
          ) : null}
        </div>
      }
    >
      {isWorking ? <RolesCard detail={detail} /> : null}
      <CustomersCard detail={detail} />
      {isWorking ? <DevicesCard devices={devices} of={{ username: person.username }} /> : null}
      {isWorking ? <SafetyCard detail={detail} /> : null}
      {isEnding ? <EndDialog detail={detail} centre={centre} onClose={() => setIsEnding(false)} /> : null}
    </PersonFrame>
  )
}
