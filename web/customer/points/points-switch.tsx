import { Gift, LogOut } from 'lucide-react'
import { Form } from 'react-router'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PointsSwitchProps = { redeemOpen: boolean; redeemFrom: string; redeemTo: string }

/** Switches points mode on the server, so that every page agrees, with or without script. */
export function PointsSwitch({ redeemOpen, redeemFrom, redeemTo }: PointsSwitchProps) {
  const say = useOrderWords()
  const locale = useLocale()
  const site = useSite()
  const acting = site?.visitor?.actedForBy !== undefined
  const time = (moment: string) => (moment ? sayDateTime(new Date(moment), locale) : '…')
  const whyNot = acting
    ? say('points.ownHands')
    : redeemOpen
      ? undefined
      : redeemFrom || redeemTo
        ? say('points.period', { from: time(redeemFrom), to: time(redeemTo) })
        : say('savings.pointsClosed')
  return (
    <Form
      method="post"
      action={paths.pointProgramme}
      className="grid gap-2 justify-self-start"
      reloadDocument
    >
      <input type="hidden" name="do" value={site?.pointsMode ? 'leave' : 'enter'} />
      {site?.pointsMode ? (
        <Button
          type="submit"
          variant="secondary"
          size="lg"
          icon={<LogOut aria-hidden size={20} strokeWidth={1.75} />}
        >
          {say('points.leave')}
        </Button>
      ) : (
        <Button
          type="submit"
          size="lg"
          whyDisabled={whyNot}
          icon={<Gift aria-hidden size={20} strokeWidth={1.75} />}
        >
          {say('points.enter')}
        </Button>
      )}
      {whyNot && !site?.pointsMode ? <p className="text-muted text-sm">{whyNot}</p> : null}
    </Form>
  )
}
