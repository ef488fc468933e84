import type { RiderStop } from '#shop/deliveries/rider-run.ts'

/** The line that a barcode or product code belongs to; undefined when the order does not have it. */
export function lineOfScan({ lines }: Pick<RiderStop, 'lines'>, code: string) {
  const wanted = code.trim()
  return lines.find(({ barcodes, productCode }) => productCode === wanted || barcodes.includes(wanted))
}

/** The order of a scanned label, or the first that is not loaded and holds the scanned product. */
export function stopOfScan(stops: readonly RiderStop[], code: string): RiderStop | undefined {
  const wanted = code.trim()
  const byLabel = stops.find(
    ({ orderNumber, invoiceNumber }) => orderNumber === wanted || invoiceNumber === wanted,
  )
  const holding = stops.filter((stop) => lineOfScan(stop, wanted))
  return byLabel ?? holding.find(({ loadedAt }) => !loadedAt) ?? holding[0]
}
