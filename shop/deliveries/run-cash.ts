import type { Satang } from '../money/satang.ts'
import type { RiderRun } from './rider-run.ts'
import { isOpenStop } from './run-states.ts'

type StopWithCash = Pick<RiderRun['stops'][number], 'state' | 'toCollect' | 'collected' | 'paidWay'>

/** The money of a run: what is still to be collected, what the rider holds in cash, and what came by QR. */
export function runCash(stops: readonly StopWithCash[]): { toCollect: Satang; cash: Satang; qr: Satang } {
  const sum = (those: readonly StopWithCash[], figure: (stop: StopWithCash) => number) =>
    those.reduce((all, stop) => all + figure(stop), 0)
  const paidBy = (way: StopWithCash['paidWay']) =>
    sum(
      stops.filter(({ paidWay }) => paidWay === way),
      ({ collected }) => collected ?? 0,
    )
  return {
    toCollect: sum(
      stops.filter(({ state }) => isOpenStop(state)),
      ({ toCollect }) => toCollect,
    ),
    cash: paidBy('cash'),
    qr: paidBy('qr'),
  }
}
