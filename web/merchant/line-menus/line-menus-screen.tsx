import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { LineMenu, MenuState } from '#shop/line-menus/line-menu.ts'
import type { lineMenusContract } from '#shop/line-menus/line-menu-contracts.ts'
import { whyNotMenus } from '#shop/line-menus/why-not-menus.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { chipLook } from '#web/ui/chip-look.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useLineWords } from '#web/words/merchant/line/line-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { LineMenuCalls } from './line-menu-calls.ts'
import { MenuForm } from './menu-form.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { MenuProgress } from './menu-progress.tsx'

const ask = officeCallsOf<LineMenuCalls>()
type LineMenusScreenProps = AnswerOf<typeof lineMenusContract> & { mayChange: boolean }

/** The rich menus of the centre: chosen area by area, seen as LINE shows them, and published together. */
export function LineMenusScreen(props: LineMenusScreenProps) {
  const { menus: saved, version, hasAccount, colour, progress, mayChange } = props
  const say = useLineWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const [menus, keep] = useKept<LineMenu[]>('line menus', saved)
  const [state, setState] = useState<MenuState>('guest')
  const [isSending, setIsSending] = useState(false)
  const isChanged = JSON.stringify(menus) !== JSON.stringify(saved)
  const menu = menus.find((each) => each.state === state)
  const why = whyNotMenus(menus)?.say(locale)

  async function publish() {
    setIsSending(true)
    const result = await ask(locale, 'publishLineMenus', { version, menus })
    setIsSending(false)
    if (result.kind === 'ok') {
      keep(undefined)
      showToast({ text: say('menus.published'), tone: 'success' })
    } else
      showToast({
        text: result.kind === 'refused' ? result.message : say('menus.unknown'),
        ...{ tone: 'danger', lifeMs: toastLife.serverError },
      })
    await reload()
  }

  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantLineMenus')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantLineMenus')}</h1>
      <p className="text-muted text-sm">{say('menus.about')}</p>
      {mayChange ? null : <p className="text-muted text-sm">{say('menus.readOnly')}</p>}
      {hasAccount ? null : <Alert color="yellow">{say('menus.noAccount')}</Alert>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame the chips. */}
      <div role="group" aria-label={say('menus.who')} className="flex flex-wrap gap-1.5">
        {menus.map((each) => (
          <button
            key={each.state}
            type="button"
            aria-pressed={each.state === state}
            onClick={() => setState(each.state)}
            className={chipLook(each.state === state, 'md')}
          >
            {say(`state.${each.state}`)}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {menu ? (
          <FormSection title={say(`state.${state}`)}>
            <MenuPreview menu={menu} colour={colour} />
            <MenuForm
              menu={menu}
              isLocked={!mayChange}
              onChange={(next) => keep(menus.map((each) => (each.state === state ? next : each)))}
            />
          </FormSection>
        ) : null}
        <MenuProgress progress={progress} />
      </div>
      {mayChange ? (
        <div className="sticky bottom-0 -mx-3 flex flex-wrap items-center gap-2 border-hairline border-t bg-paper px-3 py-3 md:mx-0 md:px-0">
          <p className="mr-auto text-muted text-sm">{isChanged ? say('menus.changed') : ''}</p>
          {isChanged ? (
            <Button variant="quiet" onClick={() => keep(undefined)}>
              {say('menus.undo')}
            </Button>
          ) : null}
          <Button
            loading={isSending}
            whyDisabled={why ?? (hasAccount ? undefined : say('menus.noAccount'))}
            onClick={() => void publish()}
          >
            {say(progress && !isChanged ? 'menus.again' : 'menus.publish')}
          </Button>
        </div>
      ) : null}
    </main>
  )
}
