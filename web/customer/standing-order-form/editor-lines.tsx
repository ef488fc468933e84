import { Repeat2, X } from 'lucide-react'
import { mostOfUnit } from '#shop/cart/cart.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { DraftLine } from './standing-draft.ts'

type EditorLinesProps = {
  lines: readonly DraftLine[]
  products: ReadonlyMap<string, Product>
  onChange: (lines: DraftLine[]) => void
  onReplace: (productCode: string) => void
}

export function EditorLines({ lines, products, onChange, onReplace }: EditorLinesProps) {
  const say = useStandingWords()
  const change = (productCode: string, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.productCode === productCode ? { ...line, ...part } : line)))
  if (lines.length === 0) return <p className="text-muted text-sm">{say('standing.noLines')}</p>
  return (
    <ul className="grid divide-y divide-hairline">
      {lines.map((line) => (
        <EditorLine
          key={line.productCode}
          line={line}
          products={products}
          onQuantities={(quantities) => change(line.productCode, { quantities })}
          onRemove={() => onChange(lines.filter(({ productCode }) => productCode !== line.productCode))}
          onReplace={() => onReplace(line.productCode)}
          onNoReplace={() => change(line.productCode, { replacement: null })}
        />
      ))}
    </ul>
  )
}

type EditorLineProps = Pick<EditorLinesProps, 'products'> & {
  line: DraftLine
  onQuantities: (quantities: Quantities) => void
  onRemove: () => void
  onReplace: () => void
  onNoReplace: () => void
}

function EditorLine({ line, products, onQuantities, onRemove, onReplace, onNoReplace }: EditorLineProps) {
  const say = useStandingWords()
  const locale = useLocale()
  const product = products.get(line.productCode)
  const name = product?.name[locale] ?? line.productCode
  const other = line.replacement ? (products.get(line.replacement)?.name[locale] ?? line.replacement) : ''
  const [picture] = product?.pictures ?? []
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start gap-3">
        <span className="w-14 shrink-0 overflow-hidden rounded-input">
          {picture ? (
            <Picture src={`/files/${picture}`} width={600} height={600} sizes="56px" alt="" />
          ) : (
            <span className="block aspect-square bg-primary-tint" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p>{name}</p>
          {product ? null : <p className="text-danger text-sm">{say('standing.notSold')}</p>}
        </div>
        <IconButton
          label={say('standing.remove', { name })}
          icon={<X size={20} strokeWidth={1.75} />}
          className="-my-1 -mr-2 text-muted"
          onClick={onRemove}
        />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {product?.units.map((unit) => {
          const both = `${name} ${unit.name[locale]}`
          return (
            <div key={unit.position} className="flex items-center gap-2">
              <QuantityStepper
                value={line.quantities[unit.position - 1] ?? 0}
                max={mostOfUnit}
                onChange={(quantity) =>
                  onQuantities(
                    line.quantities.map((each, at) =>
                      at === unit.position - 1 ? quantity : each,
                    ) as Quantities,
                  )
                }
                words={{
                  add: say('standing.addUnit', { name: both }),
                  less: say('standing.lessUnit', { name: both }),
                  more: say('standing.addUnit', { name: both }),
                  quantity: say('standing.quantity', { name: both }),
                  wrong: say('standing.wrong'),
                  most: say('standing.most', { most: mostOfUnit }),
                }}
              />
              <span className="text-sm">{unit.name[locale]}</span>
            </div>
          )
        })}
      </div>
      <div className="-ml-2 flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11"
          icon={<Repeat2 aria-hidden size={18} strokeWidth={1.75} />}
          onClick={onReplace}
        >
          {other ? say('standing.replacedBy', { name: other }) : say('standing.replace')}
        </Button>
        {other ? (
          <Button variant="quiet" size="sm" className="min-h-11" onClick={onNoReplace}>
            {say('standing.noReplace')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
