import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAnswer } from '#web/kit/use-answer.ts'
import { ScanSheet } from '#web/scanning/scanning.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { ScanAnswer } from './scan-route.ts'

/** Scans a barcode and opens its product; one that no product bears says so and offers another try. */
export default function ScanProduct({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const navigate = useNavigate()
  const [barcode, setBarcode] = useState('')
  const [tries, setTries] = useState(0)
  const { answer, waiting, failed } = useAnswer<ScanAnswer>(
    barcode ? `/scan?barcode=${encodeURIComponent(barcode)}&try=${tries}` : undefined,
  )
  const answered = barcode !== '' && !waiting
  const code = answered ? answer?.code : undefined
  const unknown = answered && !code

  useEffect(() => {
    if (!code) return
    setBarcode('')
    onClose()
    navigate(`/product/${encodeURIComponent(code)}`)
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
          title: say('scan.title'),
          hint: say('scan.hint'),
          opening: say('scan.opening'),
          finding: say('scan.finding'),
          refused: say('scan.refused'),
          none: say('scan.none'),
          photo: say('scan.photo'),
          unreadable: say('scan.unreadable'),
          close: say('app.close'),
        }}
      />
      <Dialog
        open={open && unknown}
        onClose={leave}
        title={failed ? say('scan.failed') : say('scan.notFound')}
        closeLabel={say('app.close')}
        actions={
          <>
            <Button variant="secondary" onClick={leave}>
              {say('scan.byWords')}
            </Button>
            <Button onClick={() => setBarcode('')}>{say('scan.again')}</Button>
          </>
        }
      >
        <p>{failed ? say('scan.failedBody', { barcode }) : say('scan.notFoundBody', { barcode })}</p>
      </Dialog>
    </>
  )
}
