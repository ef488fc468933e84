import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const pauseMs = 250

type Picked = { key: string; name: string; detail: string; picture?: string | null }

type PickFieldProps<Item> = {
  label: string
  description?: string
  placeholder: string
  error?: string | undefined
  isDisabled?: boolean
  chosen: readonly Item[]
  show: (item: Item) => Picked
  find: (text: string) => Promise<readonly Item[]>
  onAdd: (item: Item) => void
  onRemove?: (item: Item) => void
  removeLabel?: (name: string) => string
  nothing: string
  /** What was chosen is shown elsewhere. */
  isBare?: boolean
}

/** Searches as one types; what is chosen stands below and can be taken out. */
export function PickField<Item>(props: PickFieldProps<Item>) {
  const { label, description, placeholder, error, isDisabled, chosen, show, nothing } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const { found, isSearching } = useFound(props.find, text, combobox.dropdownOpened)
  const taken = new Set(chosen.map((item) => show(item).key))
  const offered = found.filter((item) => !taken.has(show(item).key))
  function add(key: string) {
    const item = offered.find((each) => show(each).key === key)
    if (item) props.onAdd(item)
    setText('')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Combobox store={combobox} onOptionSubmit={add} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            type="search"
            label={label}
            description={description}
            placeholder={isDisabled ? '' : placeholder}
            error={error}
            disabled={isDisabled ?? false}
            maxLength={60}
            value={text}
            leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
            rightSection={isSearching ? <Loader size="xs" /> : null}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onClick={() => combobox.openDropdown()}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={label} className="max-h-72 overflow-y-auto">
            {offered.map((item) => {
              const shown = show(item)
              return (
                <Combobox.Option key={shown.key} value={shown.key}>
                  <PickedRow {...shown} />
                </Combobox.Option>
              )
            })}
            {offered.length === 0 && !isSearching ? <Combobox.Empty>{nothing}</Combobox.Empty> : null}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {chosen.length > 0 && !props.isBare ? (
        <ul
          aria-label={label}
          className={joinClasses(
            'divide-y divide-hairline rounded-input border border-hairline',
            // Only what holds buttons can be scrolled by keyboard. Half a row at the end shows that there is more.
            !isDisabled && 'max-h-86 overflow-y-auto',
          )}
        >
          {chosen.map((item) => {
            const shown = show(item)
            return (
              <li key={shown.key} className="flex items-center gap-2 py-1 pr-1 pl-2">
                <PickedRow {...shown} />
                {isDisabled || !props.onRemove ? null : (
                  <IconButton
                    label={props.removeLabel?.(shown.name) ?? shown.name}
                    icon={<X size={18} strokeWidth={1.75} />}
                    onClick={() => props.onRemove?.(item)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}

function PickedRow({ name, detail, picture }: Picked) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 text-sm">
      {picture ? (
        <img
          src={`/files/${picture}`}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-9 shrink-0 rounded-input bg-primary-tint object-cover"
        />
      ) : null}
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-muted text-xs">{detail}</span>
      </span>
    </span>
  )
}

/** Asks after a short pause of typing; an answer that comes after newer words is dropped. */
function useFound<Item>(find: (text: string) => Promise<readonly Item[]>, text: string, isOpen: boolean) {
  const [found, setFound] = useState<{ text: string; items: readonly Item[] }>()
  const words = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the same whatever function holds it.
  useEffect(() => {
    if (!isOpen || found?.text === words) return
    let isOld = false
    const timer = setTimeout(async () => {
      const items = await find(words)
      if (!isOld) setFound({ text: words, items })
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, isOpen])
  // What was found for other words is not offered: Enter would take the wrong one.
  const isFresh = found?.text === words
  return { found: isFresh ? found.items : [], isSearching: isOpen && !isFresh }
}
