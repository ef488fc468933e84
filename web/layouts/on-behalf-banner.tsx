import { Form, Link } from 'react-router'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { BannerStrip } from '#web/ui/banner-strip.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { useShopWords } from '#web/words/words.tsx'

/** Shown while someone acts for a customer: the customer, the way to another one, and the exit. */
export function OnBehalfBanner() {
  const say = useShopWords()
  const visitor = useSite()?.visitor
  if (!visitor?.actedForBy) return null
  return (
    <BannerStrip
      tone="secondary"
      label={say('behalf.label')}
      action={
        <div className="flex shrink-0 items-center gap-2 py-1">
          <Link
            to={visitor.actsAs === 'agent' ? paths.agentCustomers : merchantPaths.customers}
            reloadDocument
            className={buttonLook({ size: 'sm', variant: 'secondary' })}
          >
            {say('behalf.change')}
          </Link>
          <Form method="post" action={paths.logout} reloadDocument>
            <Button type="submit" size="sm" variant="secondary">
              {say('behalf.leave')}
            </Button>
          </Form>
        </div>
      }
    >
      {say('behalf.orderingFor', { name: visitor.name })}
    </BannerStrip>
  )
}
