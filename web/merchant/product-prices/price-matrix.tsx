import { NativeSelect, NumberInput } from '@mantine/core'
import { cellsOf } from '#shop/merchant-products/draft-warnings.ts'
import {
  type PriceLevel,
  type PriceMatrix as Prices,
  priceField,
  priceLevels,
  typeField,
  type UnitPosition,
  unitPositions,
} from '#shop/merchant-products/product-draft.ts'
import { productLabels } from '#shop/merchant-products/product-labels.ts'
import { fromBaht, toBaht } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { unitPrices } from '#shop/pricing/unit-prices.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PriceMatrixProps = {
  prices: Prices
  unitCount: UnitPosition
  rates: readonly [number, number, number]
  /** What each unit is called, the biggest first. */
  unitNames: readonly string[]
  idOf: (field: keyof Prices) => string
  errorOf: (field: keyof Prices) => string | undefined
  warningOf?: (field: keyof Prices) => string | undefined
  onChange: (part: Partial<Prices>) => void
}

const columns = [
  '',
  '@lg:grid-cols-[7rem_1fr]',
  '@lg:grid-cols-[7rem_1fr_1fr]',
  '@lg:grid-cols-[7rem_1fr_1fr_1fr]',
]

/** Prices by level and unit. A blank cell of a smaller unit shows in grey what follows from unit 1. */
export function PriceMatrix(props: PriceMatrixProps) {
  const { unitCount, unitNames } = props
  const say = useProductWords()
  const units = unitPositions.filter((unit) => unit <= unitCount)
  return (
    <div className="grid gap-3">
      <div aria-hidden className={`hidden gap-2 text-muted text-xs @lg:grid ${columns[unitCount]}`}>
        <span>{say('price.level')}</span>
        {units.map((unit) => (
          <span key={unit}>{unitNames[unit - 1]}</span>
        ))}
      </div>
      {priceLevels.map((level) => (
        <fieldset
          key={level}
          className={`grid grid-cols-1 items-start gap-2 border-hairline border-b pb-3 last:border-0 @lg:border-0 @lg:pb-0 ${columns[unitCount]}`}
        >
          <legend className="sr-only">{say('price.levelOf', { level })}</legend>
          <p aria-hidden className="font-bold text-sm @lg:pt-2 @lg:font-normal">
            {say('price.levelOf', { level })}
            {level === 1 ? (
              <span className="block font-normal text-muted text-xs">{say('price.listed')}</span>
            ) : null}
          </p>
          {units.map((unit) => (
            <PriceCell key={unit} {...props} level={level} unit={unit} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function PriceCell({
  prices,
  unitCount,
  rates,
  unitNames,
  idOf,
  errorOf,
  warningOf,
  onChange,
  level,
  unit,
}: PriceMatrixProps & { level: PriceLevel; unit: UnitPosition }) {
  const say = useProductWords()
  const locale = useLocale()
  const [field, type] = [priceField(level, unit), typeField(level, unit)]
  const price = prices[field]
  const list = cellsOf(prices, level)
  const derived =
    price === null && unit > 1 && list
      ? unitPrices({ list }, rates).units.find(({ position }) => position === unit)?.price
      : undefined
  const warning = warningOf?.(field)
  const note = warning ? (
    <span className="text-secondary-text">{warning}</span>
  ) : derived === undefined ? undefined : (
    say('price.fromUnit1')
  )
  return (
    <div
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-1',
        // Three units leave no room for a price and its VAT side by side.
        unitCount === 3 && '@lg:grid-cols-[minmax(0,1fr)]',
      )}
    >
      <NumberInput
        id={idOf(field)}
        aria-label={productLabels[field][locale]}
        placeholder={derived === undefined ? unitNames[unit - 1] : sayMoney(derived)}
        value={price === null ? '' : toBaht(price)}
        onChange={(value) =>
          onChange(
            value === ''
              ? { [field]: null, [type]: null }
              : {
                  [field]: fromBaht(Number(value)),
                  [type]: prices[type] ?? prices[typeField(level, 1)] ?? 1,
                },
          )
        }
        decimalScale={2}
        allowNegative={false}
        thousandSeparator=","
        prefix="฿"
        hideControls
        error={errorOf(field)}
        description={note}
        inputWrapperOrder={['input', 'error', 'description']}
      />
      {price === null ? null : (
        <NativeSelect
          aria-label={productLabels[type][locale]}
          data={[
            { value: '1', label: say('price.type.1') },
            { value: '2', label: say('price.type.2') },
            { value: '0', label: say('price.type.0') },
          ]}
          value={String(prices[type] ?? 1)}
          onChange={({ currentTarget }) => onChange({ [type]: Number(currentTarget.value) as 0 | 1 | 2 })}
        />
      )}
    </div>
  )
}
