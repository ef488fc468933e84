import { TextInput } from '@mantine/core'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { masterDataContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CatalogueFrame } from './catalogue-frame.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'

type WordsScreenProps = { kind: EntryKind; master: AnswerOf<typeof masterDataContract>; mayChange: boolean }

/** As many rows as a person looks through; others are found by words. */
const mostShown = 100

/** Each category below the one it is in. */
function inTree(categories: readonly Entry[], parent: string | null = null, level = 1): Entry[] {
  return categories
    .filter((each) => each.level === level && (level === 1 || each.parentCode === parent))
    .flatMap((each) => [each, ...inTree(categories, each.code, level + 1)])
}

/** Categories, brands and the other words of products: list, add, rename, and remove what nobody uses. */
export function WordsScreen({ kind, master, mayChange }: WordsScreenProps) {
  const say = useProductWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Entry | 'new'>()
  const all: Entry[] =
    kind === 'category'
      ? inTree(master.categories)
      : master.words
          .filter((word) => word.kind === kind)
          .map((word) => ({ ...word, level: 1, parentCode: null, position: 0 }))
  const wanted = text.trim().toLowerCase()
  const found = all.filter(({ code, nameTh, nameEn }) =>
    [code, nameTh, nameEn].some((each) => each.toLowerCase().includes(wanted)),
  )
  return (
    <CatalogueFrame current={productPaths.catalogue} mayChange={mayChange}>
      <ChipGroup
        label={say('catalogue.kind')}
        size="sm"
        value={kind}
        onChange={(value) =>
          void navigate(
            withQuery(productPaths.catalogue, { kind: value === 'category' ? undefined : value }),
            { preventScrollReset: true },
          )
        }
        options={entryKinds.map((value) => ({ value, text: say(`catalogue.kind.${value}`) }))}
      />
      <div className="flex items-center gap-2">
        <TextInput
          type="search"
          className="min-w-0 flex-1"
          aria-label={say('catalogue.search')}
          placeholder={say('catalogue.search')}
          leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
          value={text}
          maxLength={60}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {mayChange ? (
          <Button
            size="sm"
            icon={<Plus aria-hidden size={18} strokeWidth={2} />}
            onClick={() => setOpened('new')}
          >
            {say('catalogue.add')}
          </Button>
        ) : null}
      </div>
      {found.length > 0 ? (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card text-sm">
          {found.slice(0, mostShown).map((entry) => {
            const row = (
              <>
                <span
                  className={joinClasses(
                    'min-w-0 flex-1 truncate',
                    kind === 'category' && entry.level === 1 && 'font-bold',
                  )}
                  style={{ paddingLeft: `${(entry.level - 1) * 1.25}rem` }}
                >
                  {pick(locale, entry.nameTh, entry.nameEn)}
                </span>
                <span className="tabular shrink-0 text-muted">{entry.code}</span>
              </>
            )
            const look = 'flex min-h-11 w-full items-center gap-3 px-3 text-left md:min-h-10'
            return (
              <li key={`${entry.level} ${entry.code}`}>
                {mayChange ? (
                  <button
                    type="button"
                    className={`${look} -outline-offset-3 hover:bg-sunk`}
                    onClick={() => setOpened(entry)}
                  >
                    {row}
                  </button>
                ) : (
                  <div className={look}>{row}</div>
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <EmptyState drawing="nothing-found" title={say('catalogue.none')} text={say('catalogue.noneText')} />
      )}
      {found.length > mostShown ? (
        <p className="text-center text-muted text-sm">
          {say('catalogue.more', { count: found.length - mostShown })}
        </p>
      ) : null}
      {opened ? (
        <EntryDialog
          kind={kind}
          entry={
            opened === 'new'
              ? undefined
              : all.find(({ level, code }) => level === opened.level && code === opened.code)
          }
          categories={master.categories}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </CatalogueFrame>
  )
}
