import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'

/** The stop of an order, in the run that still has it where it was moved. */
export function findStop(
  runs: readonly RiderRun[],
  orderNumber: string,
  saleUnit: string,
): { run: RiderRun; stop: RiderStop } | undefined {
  const found = runs.flatMap((run) =>
    run.stops
      .filter((stop) => stop.orderNumber === orderNumber && (!saleUnit || run.saleUnit === saleUnit))
      .map((stop) => ({ run, stop })),
  )
  return found.find(({ stop }) => stop.state !== 'moved') ?? found[0]
}
