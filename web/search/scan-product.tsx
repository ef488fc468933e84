import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { ScanSheet } from '#web/scanning/scanning.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { loader } from './scan-route.ts'

/** Scans a barcode and opens its product; one that no product bears says so and offers another try. */
export default function ScanProduct({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const navigate = useNavigate()
  const { load, data, state } = useFetcher<typeof loader>()
  const [barcode, setBarcode] = useState('')
  const answered = barcode !== '' && state === 'idle' && data?.barcode === barcode
  const code = answered ? data.code : undefined
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
          setBarcode(found)
          load(`/scan?barcode=${encodeURIComponent(found)}`)
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
        title={say('scan.notFound')}
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
        <p>{say('scan.notFoundBody', { barcode })}</p>
      </Dialog>
    </>
  )
}
