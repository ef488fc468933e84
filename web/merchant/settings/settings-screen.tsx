import { TextInput } from '@mantine/core'
import { GitCompareArrows, ScrollText, Search } from 'lucide-react'
import { useState } from 'react'
import type { SettingRow as StoredSetting } from '#shop/merchant-settings/merchant-settings-contracts.ts'
import { sayValue } from '#shop/merchant-settings/say-value.ts'
import {
  type EditedSetting,
  type SettingGroup,
  settingGroups,
} from '#shop/merchant-settings/setting-groups.ts'
import { nameOfSetting, saysOfSetting } from '#shop/merchant-settings/setting-names.ts'
import type { SettingScope } from '#shop/merchant-settings/why-not-set.ts'
import { settings } from '#shop/settings/settings.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSettingWords } from '#web/words/merchant/settings/setting-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { SettingHistory } from './setting-history.tsx'
import type { CentreChoice } from './setting-input.tsx'
import { SettingPreview } from './setting-preview.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSaveSettings } from './use-save-settings.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type SettingsScreenProps = {
  rows: readonly StoredSetting[]
  ownsNetwork: boolean
  centres: readonly CentreChoice[]
  scope: SettingScope
  centreName: string
}

const groups = Object.entries(settingGroups) as [SettingGroup, readonly EditedSetting[]][]

/** Every setting of a centre or of the network, found by name, changed together. */
export function SettingsScreen({ rows, ownsNetwork, centres, scope, centreName }: SettingsScreenProps) {
  const say = useSettingWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const form = useSettingsForm({ rows, scope, openCentres: centres.map(({ saleUnit }) => saleUnit) })
  const { save, isSaving, staleBy, forgetStale } = useSaveSettings(scope, form)
  const [sought, setSought] = useState('')
  const [past, setPast] = useState<EditedSetting>()
  const isReadOnly = scope === 'network' && !ownsNetwork
  const words = sought.trim().toLowerCase()
  const isFound = (name: EditedSetting) =>
    [nameOfSetting(name, locale), saysOfSetting(name, locale), settings[name].key, name].some((text) =>
      text.toLowerCase().includes(words),
    )
  const found = groups
    .map(([group, names]) => ({ group, names: names.filter(isFound) }))
    .filter(({ names }) => names.length > 0)
  const mine = form.edited.differing.filter(({ isMine }) => isMine)
  const sayOwn = (name: EditedSetting, text: string | null) =>
    text === null ? say('history.notSet') : sayValue(name, text, locale)
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantConfig')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantConfig')}</h1>
        <div className="flex items-center gap-2">
          <LinkButton
            size="sm"
            variant="quiet"
            to={withQuery(merchantPaths.log, { kind: 'setting' })}
            icon={<ScrollText aria-hidden size={18} strokeWidth={1.75} />}
          >
            {sayMerchant('page.merchantLog')}
          </LinkButton>
          {ownsNetwork ? (
            <LinkButton
              size="sm"
              variant="quiet"
              to={merchantPaths.configSync}
              icon={<GitCompareArrows aria-hidden size={18} strokeWidth={1.75} />}
            >
              {sayMerchant('page.configSync')}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <ListTabs
        label={say('scope.label')}
        tabs={[
          { to: merchantPaths.config, text: centreName, current: scope === 'centre' },
          {
            to: withQuery(merchantPaths.config, { scope: 'network' }),
            text: say('scope.network'),
            current: scope === 'network',
          },
        ]}
      />
      <p className="text-muted text-sm">
        {say(isReadOnly ? 'scope.readOnly' : scope === 'network' ? 'scope.networkText' : 'scope.centreText')}
      </p>
      <TextInput
        type="search"
        aria-label={say('search.label')}
        placeholder={say('search.label')}
        maxLength={60}
        value={sought}
        leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {words === '' ? (
        <nav
          aria-label={say('groups.label')}
          className="no-scrollbar -mx-3 flex gap-1.5 overflow-x-auto px-3 md:flex-wrap"
        >
          {groups.map(([group]) => (
            <a
              key={group}
              href={`#${group}`}
              className="inline-flex min-h-11 shrink-0 items-center rounded-chip border border-outline bg-card px-3 text-sm"
            >
              {say(`group.${group}`)}
            </a>
          ))}
        </nav>
      ) : null}
      <p role="status" className="sr-only">
        {words === '' ? '' : say('search.found', { count: found.flatMap(({ names }) => names).length })}
      </p>
      {found.map(({ group, names }) => (
        <div key={group} id={group} className="scroll-mt-16">
          <FormSection title={say(`group.${group}`)} text={say(`group.${group}.text`)}>
            <SettingPreview group={group} values={form.values} />
            <div className="divide-y divide-hairline">
              {names.map((name) => (
                <SettingRow key={name} {...{ name, scope, form, centres, isReadOnly }} onHistory={setPast} />
              ))}
            </div>
          </FormSection>
        </div>
      ))}
      {found.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('search.none')}
          action={
            <Button variant="secondary" onClick={() => setSought('')}>
              {say('search.all')}
            </Button>
          }
        />
      ) : null}
      {form.changed.length > 0 ? (
        <SaveBar
          changes={form.changed.length}
          errors={form.wrong.length}
          isSaving={isSaving}
          onSave={() => {
            if (form.wrong.length === 0) void save()
          }}
          onDiscard={form.edited.forget}
        />
      ) : null}
      {past ? (
        <SettingHistory
          name={past}
          scope={scope}
          mayChange={!isReadOnly && form.mayChange(past)}
          onClose={() => setPast(undefined)}
          onTake={(text) => {
            form.set(past, text)
            setPast(undefined)
          }}
        />
      ) : null}
      {staleBy !== undefined && mine.length > 0 ? (
        <DifferenceDialog
          key={form.saved.version}
          by={staleBy}
          differences={mine.map(({ field, isMine }) => {
            const name = field as EditedSetting
            return {
              ...{ field, isMine, label: nameOfSetting(name, locale) },
              ...{ mine: sayOwn(name, form.typed[name]), theirs: sayOwn(name, form.saved[name]) },
            }
          })}
          isSaving={isSaving}
          onClose={forgetStale}
          onSave={(chosen) => void save(form.edited.settle(chosen), form.saved)}
        />
      ) : null}
    </main>
  )
}
