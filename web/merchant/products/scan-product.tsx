import { notifications } from '@mantine/notifications'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductCalls } from '#web/merchant/product-changes/product-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { ScanSheet } from '#web/shared/scanning/scan-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'

const ask = officeCallsOf<ProductCalls>()

/** Opens the product of a barcode; an unknown one may be scanned again, or becomes a new product. */
export function ScanProduct({ mayAdd }: { mayAdd: boolean }) {
  const say = useProductWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const [unknown, setUnknown] = useState<string>()

  async function find(barcode: string) {
    if (isFinding) return
    setIsFinding(true)
    setUnknown(undefined)
    const result = await ask(locale, 'findScanned', { barcode })
    setIsFinding(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : say('scan.failed', { barcode })
      return notifications.show({ color: 'red', message, autoClose: 15_000 })
    }
    const [code, ...others] = result.answer
    setIsOpen(false)
    if (code === undefined) return setUnknown(barcode)
    await navigate(
      others.length > 0 ? withQuery(merchantPaths.products, { barcode }) : productPaths.product({ code }),
    )
  }
  useKeyboardScanner((barcode) => void find(barcode))

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<ScanBarcode aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        <span className="max-sm:sr-only">{say('scan.open')}</span>
      </Button>
      <ScanSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        busy={isFinding}
        onFound={(barcode) => void find(barcode)}
        words={{
          title: say('scan.title'),
          hint: say('scan.hint'),
          opening: say('scan.opening'),
          finding: say('scan.finding'),
          refused: say('scan.refused'),
          none: say('scan.none'),
          photo: say('scan.photo'),
          unreadable: say('scan.unreadable'),
          close: sayMerchant('app.close'),
        }}
      />
      <Dialog
        open={unknown !== undefined}
        onClose={() => setUnknown(undefined)}
        title={say('scan.notFound')}
        closeLabel={sayMerchant('app.close')}
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setUnknown(undefined)
                setIsOpen(true)
              }}
            >
              {say('scan.again')}
            </Button>
            {mayAdd ? (
              <LinkButton to={withQuery(productPaths.product({ code: 'new' }), { barcode: unknown })}>
                {say('scan.newProduct')}
              </LinkButton>
            ) : null}
          </>
        }
      >
        <p>{say('scan.notFoundBody', { barcode: unknown ?? '' })}</p>
      </Dialog>
    </>
  )
}
