import { Modal, Textarea } from '@mantine/core'
import { Bold, Heading, ImagePlus, Link as LinkIcon, List, ListOrdered } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { readLink } from '#shop/merchant-contents/link-target.ts'
import { Button } from '#web/ui/button.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { FileButton } from './file-button.tsx'
import { LinkField } from './link-field.tsx'
import { insertedBlock, prefixed, replaced, type Selected, wrapped } from './markdown-edits.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type MarkdownFieldProps = {
  label: string
  text: string
  longest: number
  error: string | undefined
  isLocked: boolean
  hasPictures?: boolean
  onChange: (text: string) => void
}

const tool =
  'grid size-11 cursor-pointer place-items-center rounded-input text-ink hover:bg-sunk has-focus-visible:outline-2 disabled:opacity-40'

/** A text in Markdown with buttons for what shopkeepers need. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, text, longest, error, isLocked, hasPictures = true, onChange } = props
  const say = useContentWords()
  const box = useRef<HTMLTextAreaElement>(null)
  const latest = useRef({ text, onChange })
  latest.current = { text, onChange }
  const [next, setNext] = useState<Selected>()
  const [linked, setLinked] = useState<Selected>()
  const [link, setLink] = useState('')
  const { send, percent, why } = usePictureUpload('text')

  // The selection is set once the new text stands in the field.
  useLayoutEffect(() => {
    if (!next || !box.current) return
    box.current.focus()
    box.current.setSelectionRange(next.start, next.end)
    setNext(undefined)
  }, [next])

  const selected = (): Selected => ({
    text: latest.current.text,
    start: box.current?.selectionStart ?? latest.current.text.length,
    end: box.current?.selectionEnd ?? latest.current.text.length,
  })
  function put(edited: Selected) {
    if (edited.text.length > longest) return
    latest.current.onChange(edited.text)
    setNext(edited)
  }
  async function insertPicture(file: File) {
    const name = await send(file)
    if (name) put(insertedBlock(selected(), `![](/files/${name})`))
  }
  function insertLink() {
    if (!linked) return
    const words = linked.text.slice(linked.start, linked.end) || say('text.sample')
    setLinked(undefined)
    put(replaced(linked, `[${words}](${link})`))
  }
  const button = (name: string, icon: ReactNode, act: () => void) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={isLocked}
      // The field keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
      className={tool}
    >
      {icon}
    </button>
  )
  const look = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {isLocked ? null : (
        <div
          role="toolbar"
          aria-label={`${say('text.bar')}: ${label}`}
          className="no-scrollbar flex overflow-x-auto rounded-input border border-hairline bg-card"
        >
          {button(say('text.heading'), <Heading {...look} />, () => put(prefixed(selected(), () => '## ')))}
          {button(say('text.bold'), <Bold {...look} />, () =>
            put(wrapped(selected(), '**', say('text.sample'))),
          )}
          {button(say('text.list'), <List {...look} />, () => put(prefixed(selected(), () => '- ')))}
          {button(say('text.numbers'), <ListOrdered {...look} />, () =>
            put(prefixed(selected(), (place) => `${place + 1}. `)),
          )}
          {button(say('text.link'), <LinkIcon {...look} />, () => {
            setLink('')
            setLinked(selected())
          })}
          {hasPictures ? (
            <FileButton className={tool} onFile={(file) => void insertPicture(file)}>
              <ImagePlus {...look} />
              <span className="sr-only">{say('text.picture')}</span>
            </FileButton>
          ) : null}
        </div>
      )}
      <Textarea
        ref={box}
        label={label}
        autosize
        minRows={8}
        maxRows={24}
        maxLength={longest}
        disabled={isLocked}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {percent === undefined ? null : (
        <p role="status" className="text-sm">
          {say('picture.sending', { percent })}
        </p>
      )}
      {why ? (
        <p role="alert" className="text-danger text-sm">
          {why}
        </p>
      ) : null}
      <Modal
        opened={linked !== undefined}
        onClose={() => setLinked(undefined)}
        size="lg"
        title={say('text.link')}
        closeButtonProps={{ 'aria-label': say('text.cancel') }}
      >
        <div className="grid min-h-64 content-between gap-4">
          <LinkField
            link={link}
            allows="anywhere"
            error={link !== '' && !readLink(link) ? say('link.addressHint') : undefined}
            isLocked={false}
            onChange={setLink}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={() => setLinked(undefined)}>
              {say('text.cancel')}
            </Button>
            <Button
              whyDisabled={link === '' || !readLink(link) ? say('link.addressHint') : undefined}
              onClick={insertLink}
            >
              {say('text.insertLink')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
