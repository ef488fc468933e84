import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'

/** Invoiced orders that the rider's company releases on the road. */
export function invoicesToApprove(runs: readonly RiderRun[]): { run: RiderRun; stop: RiderStop }[] {
  return runs
    .filter(({ approvesInvoices }) => approvesInvoices)
    .flatMap((run) =>
      run.stops
        .filter(({ state, orderStatus }) => isOpenStop(state) && orderStatus === 'Invoice wait')
        .map((stop) => ({ run, stop })),
    )
}
