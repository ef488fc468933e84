import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { type ImportKind, mostRows } from '#shop/imports/import-kinds.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
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

  function send([file]: File[]) {
    if (!file) return
    setRefused(undefined)
    setName(file.name)
    const form = new FormData()
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
        inputProps={{ 'aria-label': say('import.drop') }}
        className="cursor-pointer rounded-card border-2 border-outline border-dashed bg-card px-4 py-8 hover:border-primary-text hover:bg-primary-tint"
      >
        <span className="grid justify-items-center gap-1 text-center">
          <FileSpreadsheet aria-hidden size={36} strokeWidth={1.5} className="text-primary-text" />
          <span className="font-bold">{say('import.drop')}</span>
          <span className="text-muted text-sm">{say('import.dropText', { rows: sayNumber(mostRows) })}</span>
        </span>
      </Dropzone>
      <p role="status" className="text-sm empty:hidden">
        {isReading ? say('import.reading', { file: name }) : ''}
      </p>
      {isReading ? null : <FormAlert message={refused ?? problem} />}
    </div>
  )
}
