import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAnswer } from '#web/kit/calls/use-answer.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ScanSheet } from '#web/shared/scanning/scan-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useShopWords } from '#web/words/words.tsx'
import type { ScanAnswer } from './scan-route.ts'

/** Scans a barcode and opens its product; an unknown one is reported, with a retry. */
export default function ScanProduct({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const read = useReadingWords()
  const navigate = useNavigate()
  const [barcode, setBarcode] = useState('')
  const [tries, setTries] = useState(0)
  const { answer, waiting, failed } = useAnswer<ScanAnswer>(
    barcode ? withQuery(paths.scan, { barcode, try: tries }) : undefined,
  )
  const answered = barcode !== '' && !waiting
  const code = answered ? answer?.code : undefined
  const unknown = answered && !code

  useEffect(() => {
    if (!code) return
    setBarcode('')
    onClose()
    navigate(paths.product({ code }))
  }, [code, navigate, onClose])

  function leave() {
    setBarcode('')
    onClose()
  }

  return (
    <>
      <ScanSheet
        open={open && !unknown}
        onClose={leave}
        busy={barcode !== ''}
        onFound={(found) => {
          setTries(tries + 1)
          setBarcode(found)
        }}
        words={{
          title: read('scan.title'),
          hint: read('scan.hint'),
          opening: read('scan.opening'),
          finding: read('scan.finding'),
          refused: read('scan.refused'),
          none: read('scan.none'),
          photo: read('scan.photo'),
          unreadable: read('scan.unreadable'),
          close: say('app.close'),
        }}
      />
      <Dialog
        open={open && unknown}
        onClose={leave}
        title={failed ? read('scan.failed') : read('scan.notFound')}
        closeLabel={say('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={leave}>
              {read('scan.byWords')}
            </Button>
            <Button onClick={() => setBarcode('')}>{read('scan.again')}</Button>
          </>
        }
      >
        <p>{failed ? read('scan.failedBody', { barcode }) : read('scan.notFoundBody', { barcode })}</p>
      </Dialog>
    </>
  )
}
