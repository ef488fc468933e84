import { FileButton, TextInput } from '@mantine/core'
import { ArrowLeft, FileUp, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ConfigSnapshot } from '#shop/merchant-settings/config-sync-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSyncWords } from '#web/words/merchant/settings/sync-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { ComparedLines } from './compared-lines.tsx'
import { SnapshotList } from './snapshot-list.tsx'
import { useSync } from './use-sync.tsx'

/** This deployment's settings beside a snapshot or another's file: compared, chosen, applied, undone. */
export function SyncScreen({ snapshots }: { snapshots: readonly ConfigSnapshot[] }) {
  const say = useSyncWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const sync = useSync()
  const { compared } = sync
  const taken =
    compared && !Number.isNaN(Date.parse(compared.takenAt)) ? new Date(compared.takenAt) : undefined
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.configSync')} indexed={false} />
      <Link
        to={merchantPaths.config}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantConfig')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.configSync')}</h1>
        <ExportLink to={officePaths.configExport} text={say('sync.export')} />
      </div>
      {compared ? (
        <section aria-label={say('lines.title', { name: compared.name })} className="grid gap-3">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h2 className="wrap-anywhere text-lg">{say('lines.title', { name: compared.name })}</h2>
              {taken ? (
                <p className="text-muted text-sm">
                  {say('lines.taken', { time: sayDateTime(taken, locale) })}
                </p>
              ) : null}
            </div>
            <IconButton label={say('lines.close')} icon={<X strokeWidth={1.75} />} onClick={sync.close} />
          </div>
          <ComparedLines key={`${compared.name} ${compared.takenAt}`} compared={compared} sync={sync} />
        </section>
      ) : (
        <FormSection title={say('file.title')} text={say('file.text')}>
          <FileButton
            accept="application/json,.json"
            onChange={(file) => {
              if (file) void sync.compareFile(file)
            }}
          >
            {(props) => (
              <Button
                {...props}
                className="w-fit"
                loading={sync.busy === 'compare'}
                icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
              >
                {say('file.choose')}
              </Button>
            )}
          </FileButton>
        </FormSection>
      )}
      <FormSection title={say('snapshot.title')} text={say('snapshot.text')}>
        <TakeSnapshot isBusy={sync.busy === 'take'} onTake={sync.take} />
        {snapshots.length > 0 ? (
          <SnapshotList snapshots={snapshots} sync={sync} />
        ) : (
          <p className="text-muted text-sm">{say('snapshot.none')}</p>
        )}
      </FormSection>
    </main>
  )
}

type TakeSnapshotProps = { isBusy: boolean; onTake: (id: string, name: string) => Promise<boolean> }

function TakeSnapshot({ isBusy, onTake }: TakeSnapshotProps) {
  const say = useSyncWords()
  const [name, setName] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const isBlank = name.trim() === ''
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={async (event) => {
        event.preventDefault()
        setIsTried(true)
        if (isBlank || !(await onTake(id, name.trim()))) return
        setName('')
        setId(crypto.randomUUID())
        setIsTried(false)
      }}
    >
      <TextInput
        label={say('take.name')}
        placeholder={say('take.example')}
        className="min-w-0 flex-1 basis-56"
        maxLength={100}
        value={name}
        error={isTried && isBlank ? say('take.noName') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {say('take.take')}
      </Button>
    </form>
  )
}
