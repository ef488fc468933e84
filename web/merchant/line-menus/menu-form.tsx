import {
  actionNames,
  cellCount,
  type LineMenu,
  longestBar,
  type MenuAction,
  type MenuLayout,
  mayHold,
  menuActions,
  menuLayouts,
} from '#shop/line-menus/line-menu.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLineWords } from '#web/words/merchant/line/line-words.ts'
import { useLocale } from '#web/words/words.tsx'

type MenuFormProps = { menu: LineMenu; isLocked: boolean; onChange: (menu: LineMenu) => void }

/** Keeps what is chosen, and fills further areas with what is not there yet. */
function withLayout(menu: LineMenu, layout: MenuLayout): LineMenu {
  const others = menuActions.filter((each) => mayHold(menu.state, each) && !menu.actions.includes(each))
  return { ...menu, layout, actions: [...menu.actions, ...others].slice(0, cellCount(layout)) }
}

/** What is chosen elsewhere in the menu changes places with it: no button is there twice. */
function withAction(menu: LineMenu, at: number, action: MenuAction): LineMenu {
  const [before, other] = [menu.actions[at], menu.actions.indexOf(action)]
  const actions = menu.actions.with(at, action)
  return { ...menu, actions: other >= 0 && other !== at && before ? actions.with(other, before) : actions }
}

export function MenuForm({ menu, isLocked, onChange }: MenuFormProps) {
  const say = useLineWords()
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={say('menu.layout')}
          value={menu.layout}
          disabled={isLocked}
          options={menuLayouts.map((value) => ({ value, text: say(`layout.${value}`) }))}
          onChange={({ currentTarget }) => onChange(withLayout(menu, currentTarget.value as MenuLayout))}
        />
        <TextField
          label={say('menu.bar')}
          hint={say('menu.barHint')}
          value={menu.bar}
          maxLength={longestBar}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange({ ...menu, bar: currentTarget.value })}
        />
      </div>
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-2 font-bold">{say('menu.areas')}</legend>
        {menu.actions.map((action, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place.
            key={at}
            label={say('menu.area', { place: at + 1 })}
            value={action}
            disabled={isLocked}
            options={menuActions
              .filter((each) => mayHold(menu.state, each))
              .map((value) => ({ value, text: actionNames[value][locale] }))}
            onChange={({ currentTarget }) =>
              onChange(withAction(menu, at, currentTarget.value as MenuAction))
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
