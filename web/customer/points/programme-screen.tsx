import { Gift, PackageCheck, ShoppingBag, Star } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { getPointContract } from '#shop/points/points-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import { PointsBalance } from './points-balance.tsx'
import { PointsSwitch } from './points-switch.tsx'

type ProgrammeScreenProps = {
  /** Undefined for a guest. */
  balance: AnswerOf<typeof getPointContract> | null
  rewards: { code: string; name: string; picture: string | undefined; points: number; unit: string }[]
  pointsPer100Baht: number
}

/** What points are, how to earn and spend them, and what they buy. */
export function ProgrammeScreen({ balance, rewards, pointsPer100Baht }: ProgrammeScreenProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const steps = [
    { Icon: ShoppingBag, title: say('programme.buy'), text: say('programme.buyText') },
    {
      Icon: PackageCheck,
      title: say('programme.earn'),
      text: say('programme.earnText', { points: pointsPer100Baht }),
    },
    { Icon: Gift, title: say('programme.redeem'), text: say('programme.redeemText') },
  ]
  return (
    <main
      id="content"
      className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-3 md:gap-8 md:pt-6"
    >
      <PageHead title={shop('page.pointProgramme')} description={say('programme.lead')} />
      <div className="grid gap-4 md:grid-cols-2 md:items-center md:gap-8">
        <div className="grid gap-2">
          <h1 className="text-2xl">{say('programme.title')}</h1>
          <p className="text-muted">{say('programme.lead')}</p>
        </div>
        <div className="grid gap-3">
          {balance ? (
            <>
              <PointsBalance points={balance.points} expiring={balance.expiring} />
              <div className="flex flex-wrap items-start gap-2">
                <PointsSwitch
                  redeemOpen={balance.redeemOpen}
                  redeemFrom={balance.redeemFrom}
                  redeemTo={balance.redeemTo}
                />
                <LinkButton size="lg" variant="secondary" to={paths.points}>
                  {say('programme.ledger')}
                </LinkButton>
              </div>
            </>
          ) : (
            <LinkButton
              size="lg"
              to={withQuery(paths.login, { to: paths.pointProgramme })}
              className="justify-self-start"
            >
              {say('programme.signIn')}
            </LinkButton>
          )}
        </div>
      </div>
      <ol className="grid gap-3 md:grid-cols-3 md:gap-4">
        {steps.map(({ Icon, title, text }) => (
          <Card as="li" key={title} className="flex gap-3 md:grid md:content-start">
            <span className="grid size-11 shrink-0 place-items-center rounded-chip bg-primary-tint text-primary-text">
              <Icon aria-hidden size={24} strokeWidth={1.75} />
            </span>
            <span>
              <strong className="block">{title}</strong>
              <span className="text-muted text-sm">{text}</span>
            </span>
          </Card>
        ))}
      </ol>
      {rewards.length > 0 ? (
        <section aria-labelledby="rewards" className="grid gap-2">
          <h2 id="rewards" className="text-lg md:text-xl">
            {say('programme.rewards')}
          </h2>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
            {rewards.map(({ code, name, picture, points, unit }) => (
              <li key={code} className="relative overflow-hidden rounded-card border border-hairline bg-card">
                {picture ? (
                  <Picture
                    src={`/files/${picture}`}
                    width={600}
                    height={600}
                    sizes="(min-width: 64rem) 190px, 45vw"
                    alt=""
                  />
                ) : (
                  <div className="aspect-square bg-primary-tint" />
                )}
                <div className="grid gap-1 p-2.5">
                  <Link to={paths.product({ code })} className="clamp-2 text-sm after:absolute after:inset-0">
                    {name}
                  </Link>
                  <p className="flex items-center gap-1 font-bold text-secondary-text">
                    <Star aria-hidden size={16} strokeWidth={1.75} />
                    {say('points.each', { points: sayNumber(points), unit })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="rules" className="grid max-w-prose gap-2">
        <h2 id="rules" className="text-lg md:text-xl">
          {say('programme.rules')}
        </h2>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{say('programme.rule1')}</li>
          <li>{say('programme.rule2')}</li>
          <li>{say('programme.rule3')}</li>
          <li>{say('programme.rule4')}</li>
        </ul>
      </section>
    </main>
  )
}
