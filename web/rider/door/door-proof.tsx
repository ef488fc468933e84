import { Camera, Signature, X } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderField } from '#web/rider/parts/rider-field.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { shrinkPicture } from '#web/shared/uploads/shrink-picture.ts'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'
import type { DoorDraft } from './door-draft.ts'
import { ProofPicture } from './proof-picture.tsx'

const loadPad = () => import('./signature-pad.tsx')
const mostPhotos = 4

type DoorProofProps = {
  stop: RiderStop
  draft: DoorDraft
  change: (part: Partial<DoorDraft>) => void
  collected: Satang
  isFar: boolean
  onBack: () => void
  onKeep: () => void
}

/** Who took it, with photo and signature as they like; then it is recorded. */
export function DoorProof({ stop, draft, change, collected, isFar, onBack, onKeep }: DoorProofProps) {
  const say = useDoorWords()
  const [isSigning, setIsSigning] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { Part: Pad } = useLazyPart(loadPad, true)
  const { photos, signature, receiver, farReason } = draft

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const bytes = await shrinkPicture(file)
    setIsUnreadable(!bytes)
    const takenAt = new Date().toISOString()
    if (bytes)
      change({
        photos: [...photos, { id: crypto.randomUUID(), kind: 'photo', bytes, type: 'image/jpeg', takenAt }],
      })
  }
  if (isSigning && Pad)
    return (
      <Pad
        name={receiver || stop.customerName}
        onBack={() => setIsSigning(false)}
        onSigned={(signed) => {
          change({ signature: signed })
          setIsSigning(false)
        }}
      />
    )
  return (
    <RiderPage
      title={say('proof.title')}
      back={onBack}
      actions={
        <ActionBar>
          <RiderButton
            whyDisabled={isFar && farReason.trim() === '' ? say('proof.sayWhyFar') : undefined}
            onClick={onKeep}
          >
            {collected > 0 ? say('proof.keepPaid', { amount: sayMoney(collected) }) : say('proof.keep')}
          </RiderButton>
        </ActionBar>
      }
    >
      <RiderField
        label={say('proof.receiver')}
        autoComplete="off"
        maxLength={80}
        value={receiver}
        onChange={(text) => change({ receiver: text })}
      />
      {isFar ? (
        <RiderField
          label={say('proof.far')}
          maxLength={300}
          value={farReason}
          onChange={(text) => change({ farReason: text })}
        />
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        {photos.length < mostPhotos ? (
          <label className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-input border-2 border-ink px-3 text-center font-bold leading-tight has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
            <Camera aria-hidden size={24} className="shrink-0" />
            {say('proof.photo')}
            <input type="file" accept="image/*" capture="environment" onChange={take} className="sr-only" />
          </label>
        ) : null}
        <RiderButton
          look="secondary"
          icon={<Signature aria-hidden size={24} className="shrink-0" />}
          onClick={() => setIsSigning(true)}
        >
          {say('proof.signature')}
        </RiderButton>
      </div>
      {isUnreadable ? (
        <p role="alert" className="font-bold text-danger-hover">
          {say('proof.unreadable')}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-2 landscape:grid-cols-4">
        {[...photos, ...(signature ? [signature] : [])].map((proof) => (
          <li key={proof.id} className="relative">
            <ProofPicture
              proof={proof}
              alt={say(proof.kind === 'photo' ? 'proof.photoTaken' : 'proof.signed')}
            />
            <button
              type="button"
              aria-label={say('proof.remove')}
              onClick={() =>
                proof.kind === 'signature'
                  ? change({ signature: undefined })
                  : change({ photos: photos.filter(({ id }) => id !== proof.id) })
              }
              className="absolute top-1 right-1 grid size-12 place-items-center rounded-input border-2 border-ink bg-white"
            >
              <X aria-hidden size={26} />
            </button>
          </li>
        ))}
      </ul>
    </RiderPage>
  )
}
