import { MapPin, Pencil, Phone, Plus, Star, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Address, AddressType } from '#shop/account/address.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { sayPlace } from '#web/kit/text/say-place.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

const undoMs = 10_000

export type AddressAnswer =
  | { done: 'saved' | 'deleted' | 'restored' | 'default'; id: string; problem: undefined }
  | { problem: FormProblem }
type AddressListScreenProps = {
  addresses: Address[]
  saved: object | undefined
  problem: FormProblem | undefined
}

export function AddressListScreen({ addresses, saved, problem }: AddressListScreenProps) {
  const say = useAccountWords()
  const navigate = useNavigate()
  const kinds = {
    S: say('addresses.shipping'),
    B: say('addresses.billing'),
    C: say('addresses.contact'),
  } as const
  const text = say('addresses.saved')
  useEffect(() => {
    if (!saved) return
    showToast({ text, tone: 'success', lifeMs: toastLife.local })
    navigate(paths.address, { replace: true })
  }, [saved, navigate, text])
  // Deleted addresses keep their listener, since the row may vanish before its result and the undo are shown.
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  if (addresses.some(({ id, name }) => known.get(id) !== name))
    setKnown(new Map([...known, ...addresses.map(({ id, name }) => [id, name] as const)]))
  return (
    <AccountFrame title={say('page.address')} wide>
      {[...known].map(([id, name]) => (
        <AddressNews key={id} id={id} name={name} />
      ))}
      <FormAlert message={problem?.message} />
      {addresses.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('addresses.none')}
          action={
            <LinkButton to={withQuery(paths.address, { add: 'S' })}>
              {say('addresses.addShipping')}
            </LinkButton>
          }
        />
      ) : (
        (['S', 'B', 'C'] as const).map((type) => (
          <AddressGroup
            key={type}
            type={type}
            title={kinds[type]}
            addresses={addresses.filter((each) => each.type === type)}
          />
        ))
      )}
    </AccountFrame>
  )
}

function AddressGroup({
  type,
  title,
  addresses,
}: {
  type: AddressType
  title: string
  addresses: Address[]
}) {
  const say = useAccountWords()
  const id = `addresses-${type}`
  if (type === 'C' && addresses.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {type === 'C' ? null : (
          <LinkButton
            to={withQuery(paths.address, { add: type })}
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
          >
            {say('addresses.add')}
            <VisuallyHidden>{title}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
      <ul className="grid gap-2 md:grid-cols-2 md:gap-4">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} alone={addresses.length === 1} />
        ))}
      </ul>
    </section>
  )
}

const useAddressFetcher = (id: string) => useFetcher<AddressAnswer>({ key: `address ${id}` })

/** Shows a change's result, with an undo after a deletion. */
function AddressNews({ id, name }: { id: string; name: string }) {
  const say = useAccountWords()
  const { data, submit } = useAddressFetcher(id)
  const [deletedText, restoredText, undoText] = [
    say('addresses.deleted', { name }),
    say('addresses.restored'),
    say('addresses.undo'),
  ]
  const shown = useRef<typeof data>(undefined)
  useEffect(() => {
    if (!data || shown.current === data) return
    shown.current = data
    if (data.problem)
      return void showToast({ text: data.problem.message, tone: 'danger', lifeMs: toastLife.serverError })
    if (!('done' in data)) return
    if (data.done === 'restored')
      return void showToast({ text: restoredText, tone: 'success', lifeMs: toastLife.local })
    if (data.done !== 'deleted') return
    const onAct = () => void submit({ do: 'restore', id: data.id }, { method: 'post', action: paths.address })
    showToast({ text: deletedText, lifeMs: undoMs, action: { text: undoText, onAct } })
  }, [data, submit, deletedText, restoredText, undoText])
  return null
}

function AddressCard({ address, alone }: { address: Address; alone: boolean }) {
  const say = useAccountWords()
  const locale = useLocale()
  const { id, type, name, isDefault, phone, taxNumber, remark } = address
  const fetcher = useAddressFetcher(id)
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
        <h3 className="min-w-0 grow basis-48 font-bold">{name}</h3>
        {isDefault && type !== 'C' ? (
          <Tag tone="primary">
            <Star aria-hidden size={14} strokeWidth={2} className="fill-current" />
            {say('addresses.default')}
          </Tag>
        ) : null}
      </div>
      <p className="flex gap-2 text-sm">
        <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
        <span>{sayPlace(address, locale)}</span>
      </p>
      <p className="flex gap-2 text-sm">
        <Phone aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
        <span className="tabular">{sayPhone(phone)}</span>
      </p>
      {taxNumber && type === 'B' ? (
        <p className="text-muted text-sm">{say('addresses.tax', { number: taxNumber })}</p>
      ) : null}
      {remark ? <p className="text-muted text-sm">{say('addresses.remarkIs', { remark })}</p> : null}
      <div className="-mx-2 mt-auto -mb-2 flex flex-wrap items-center gap-1 border-hairline border-t pt-1">
        <LinkButton
          to={withQuery(paths.address, { edit: id })}
          variant="quiet"
          size="sm"
          icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
          className="min-h-11"
        >
          {say('addresses.edit')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
        {isDefault || type === 'C' ? null : (
          <fetcher.Form method="post" action={paths.address}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="do" value="default" variant="quiet" size="sm" className="min-h-11">
              {say('addresses.makeDefault')}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </fetcher.Form>
        )}
        {type === 'C' || alone ? null : (
          <fetcher.Form method="post" action={paths.address} className="ml-auto">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="do"
              value="delete"
              variant="quiet"
              size="sm"
              loading={fetcher.state === 'submitting'}
              icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
              className="min-h-11"
            >
              {say('addresses.delete')}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </fetcher.Form>
        )}
      </div>
    </Card>
  )
}
