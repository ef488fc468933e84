import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { type ImportKind, mostRows } from '#shop/imports/import-kinds.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { openOffice } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useImportWords } from '#web/words/merchant/import-words.ts'

const mostBytes = 8 * 1_048_576
/** Browsers name a CSV file by several types, and some by none; the server looks at what is in it. */
const accepted = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
  'text/plain': ['.csv', '.txt', '.tsv'],
  'application/vnd.ms-excel': ['.csv'],
}

/** The drop zone: a file is sent as soon as it is chosen, since nothing changes by it yet. */
export function SendFile({ kind, problem }: { kind: ImportKind; problem: string | undefined }) {
  const say = useImportWords()
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const isReading = state !== 'idle' && formData?.has('file') === true
  const [refused, setRefused] = useState<string>()
  const [name, setName] = useState('')
  const open = useRef<() => void>(null)

  function send([file]: File[]) {
    if (!file) return
    setRefused(undefined)
    setName(file.name)
    const form = new FormData()
    form.set('office', openOffice())
    form.set('kind', kind)
    form.set('id', crypto.randomUUID())
    form.set('file', file)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  const refuse = ([rejection]: FileRejection[]) =>
    setRefused(
      say(
        rejection?.errors.some(({ code }) => code === 'file-too-large')
          ? 'import.tooLarge'
          : 'import.wrongType',
      ),
    )
  return (
    <div className="grid gap-2">
      <Dropzone
        onDrop={send}
        onReject={refuse}
        accept={accepted}
        maxSize={mostBytes}
        multiple={false}
        loading={isReading}
        openRef={open}
        // The button is what keys and fingers reach; the box around it takes what is dropped.
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ 'aria-hidden': true }}
        className="cursor-default rounded-card border-2 border-outline border-dashed bg-card px-4 py-6 data-accept:border-primary-text data-accept:bg-primary-tint data-reject:border-danger"
      >
        <div className="grid justify-items-center gap-2 text-center">
          <FileSpreadsheet aria-hidden size={36} strokeWidth={1.5} className="text-primary-text" />
          <p className="font-bold pointer-coarse:hidden">{say('import.drop')}</p>
          <Button variant="secondary" className="pointer-events-auto" onClick={() => open.current?.()}>
            {say('import.choose')}
          </Button>
          <p className="text-muted text-sm">{say('import.dropText', { rows: sayNumber(mostRows) })}</p>
        </div>
      </Dropzone>
      <p role="status" className="text-sm empty:hidden">
        {isReading ? say('import.reading', { file: name }) : ''}
      </p>
      {isReading ? null : <FormAlert message={refused ?? problem} />}
    </div>
  )
}
