import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { mostItemPictures } from '#shop/agent-trade/agent-item.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { shrinkPhoto } from '#web/shared/uploads/shrink-photo.ts'
import { Card } from '#web/ui/card.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'

type ItemPicturesProps = {
  pictures: readonly string[]
  onChange: (change: (pictures: string[]) => string[]) => void
  onSending: (sending: boolean) => void
}

/** Pictures go out as they are chosen; the item shows them once it is saved. */
export function ItemPictures({ pictures, onChange, onSending }: ItemPicturesProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const [percent, setPercent] = useState<number>()
  const [trouble, setTrouble] = useState<string>()

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, mostItemPictures - pictures.length)
    target.value = ''
    setTrouble(undefined)
    onSending(true)
    for (const file of files) {
      setPercent(0)
      const form = new FormData()
      form.set('picture', await shrinkPhoto(file), 'picture.jpg')
      const href = inLanguage(locale, paths.agentPictureAdd)
      const answer = await sendWithProgress<{ name?: string; why?: string }>(href, form, setPercent)
      const name = answer?.name
      if (name) onChange((before) => [...before, name])
      else setTrouble(answer?.why ?? say('trade.pictureFailed'))
    }
    setPercent(undefined)
    onSending(false)
  }

  return (
    <Card as="section" aria-labelledby="item-pictures" className="grid gap-3">
      <div>
        <h2 id="item-pictures" className="text-lg">
          {say('trade.pictures')}
        </h2>
        <p className="text-muted text-sm">{say('trade.picturesHint', { most: mostItemPictures })}</p>
      </div>
      <FormAlert message={trouble} />
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map((name, at) => (
          <li key={name} className="relative overflow-hidden rounded-input border border-hairline">
            <img
              src={`/files/${name}`}
              alt={say('trade.pictureOf', { number: at + 1 })}
              width={600}
              height={600}
              className="aspect-square w-full object-cover"
            />
            <button
              type="button"
              aria-label={say('trade.removePicture', { number: at + 1 })}
              onClick={() => onChange((before) => before.filter((other) => other !== name))}
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-chip bg-card/90"
            >
              <X aria-hidden size={20} strokeWidth={2} />
            </button>
          </li>
        ))}
        {pictures.length < mostItemPictures ? (
          <li>
            <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1 rounded-input border-2 border-outline border-dashed text-center text-muted text-sm transition hover:bg-primary-tint has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2">
              <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
              {percent === undefined ? say('trade.addPicture') : say('trade.pictureSending', { percent })}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple
                disabled={percent !== undefined}
                onChange={(event) => void add(event)}
                className="sr-only"
              />
            </label>
          </li>
        ) : null}
      </ul>
    </Card>
  )
}
