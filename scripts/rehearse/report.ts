import { millisecondsInHour } from 'date-fns/constants'
import type { Audit } from '../testing/audit-orders'
import type { ProcessorTimes } from './rehearsal-shop'
import { findKnee, percentile, type Samples } from './samples'

export interface PhaseReport {
  name: string
  shoppers: number
  seconds: number
  samples: Samples
  /** Processor time that the shop's processes took; absent if the rehearsal did not start them. */
  processor?: ProcessorTimes
}

const isPage = (step: string) => step.endsWith('page')
const timesOf = ({ samples }: PhaseReport, of: (step: string) => boolean) =>
  [...samples.times].flatMap(([step, times]) => (of(step) ? times : []))
const failuresOf = ({ samples }: PhaseReport) =>
  [...samples.errors.values()].reduce((sum, count) => sum + count, 0)
const cores = ({ seconds, processor }: PhaseReport) =>
  processor ? totalOf(processor) / (seconds * 1000) : 0
const totalOf = ({ storefront, engine, database }: ProcessorTimes) => storefront + engine + database
const ms = (value: number) => String(Math.round(value))

/** Aligns columns: the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}

export function reportPhases(phases: readonly PhaseReport[]): string[] {
  const head = 'phase shoppers orders/s requests/s page-p95 order-p95 cores failed'.split(' ')
  const rows = phases.map((phase) => [
    phase.name,
    String(phase.shoppers),
    (phase.samples.orders / phase.seconds).toFixed(1),
    (timesOf(phase, () => true).length / phase.seconds).toFixed(0),
    ms(percentile(timesOf(phase, isPage), 0.95)),
    ms(
      percentile(
        timesOf(phase, (step) => step.startsWith('order')),
        0.95,
      ),
    ),
    cores(phase).toFixed(2),
    String(failuresOf(phase)),
  ])
  return table([head, ...rows])
}

/** The durations of each step over all given phases, in milliseconds. */
export function reportSteps(phases: readonly PhaseReport[]): string[] {
  const all = new Map<string, number[]>()
  for (const { samples } of phases) {
    for (const [step, times] of samples.times) all.set(step, [...(all.get(step) ?? []), ...times])
  }
  const rows = [...all].map(([step, times]) => [
    step,
    String(times.length),
    ...[0.5, 0.9, 0.95, 0.99, 1].map((share) => ms(percentile(times, share))),
  ])
  return table([['step', 'count', 'p50', 'p90', 'p95', 'p99', 'max'], ...rows])
}

export function reportErrors(phases: readonly PhaseReport[]): string[] {
  const all = new Map<string, number>()
  for (const { samples } of phases) {
    for (const [kind, count] of samples.errors) all.set(kind, (all.get(kind) ?? 0) + count)
  }
  const lines = [...all].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${count} × ${kind}`)
  return lines.length > 0 ? lines : ['No request failed.']
}

export function reportKnee(steps: readonly PhaseReport[]): string {
  const knee = findKnee(
    steps.map((phase) => ({
      shoppers: phase.shoppers,
      perSecond: timesOf(phase, () => true).length / phase.seconds,
    })),
  )
  if (!knee) return 'The knee was not reached: more shoppers still got more done.'
  return `The knee: ${knee.shoppers} shoppers at once, ${knee.perSecond.toFixed(0)} requests a second.`
}

/**
 * The capacity of one core: pages of shoppers who only look, and orders of those who buy, without
 * the pages that buyers view.
 */
export function reportCores(lookers: PhaseReport, buyers: PhaseReport): string[] {
  if (!lookers.processor || !buyers.processor) return []
  const pages = timesOf(lookers, isPage).length
  const perPage = totalOf(lookers.processor) / Math.max(1, pages)
  const ofPages = perPage * timesOf(buyers, isPage).length
  const perOrder = (totalOf(buyers.processor) - ofPages) / Math.max(1, buyers.samples.orders)
  return [
    `A page takes ${perPage.toFixed(1)} ms of a core: a core buys ${ms(1000 / perPage)} a second.`,
    `An order (session, bag, payment, card) takes ${ms(perOrder)} ms: a core buys ${ms(millisecondsInHour / perOrder)} an hour.`,
  ]
}

export function reportAudit(audit: Audit): string[] {
  const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`
  const { orders, totalMinor, paidMinor, pieces, findings } = audit
  return [
    `${orders} orders of ${dollars(totalMinor)}, paid ${dollars(paidMinor)}; ${pieces} pieces left the stock.`,
    ...(findings.length === 0
      ? ['Stock and money agree with the orders, to the piece and to the cent.']
      : [`${findings.length} findings:`, ...findings.slice(0, 50)]),
  ]
}
