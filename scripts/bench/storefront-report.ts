import type { PageTask, PageTimes, StorefrontRun } from './bench-storefront'

/** With twenty recipients, an action may take at most this many times as long as with one. */
const MAX_GROWTH = 3
/** A task up to this length is not noticeable, in ms on a processor slowed down four times. */
const MAX_TASK_MS = 100

/** Two tables: how long the shopper waits, and how long the page is blocked. */
export function toStorefrontReport({ times, tasks }: StorefrontRun): string {
  return [
    '\nstorefront, in a browser',
    [
      'from click to answer'.padEnd(28),
      ...['recipients', 'p50 ms', 'slowest', 'growth'].map(right),
    ].join(''),
    ...times.map((one) => toTimesLine(one, times)),
    '',
    'longest task at /shipping, 20 recipients, 4 times slowed down'.padEnd(68) + right('cpu ms'),
    ...tasks.map(toTaskLine),
  ].join('\n')
}

function toTimesLine(one: PageTimes, all: readonly PageTimes[]): string {
  const few = all.find(({ name, recipients }) => name === one.name && recipients < one.recipients)
  const growth = few && medianOf(one.times) / medianOf(few.times)
  return [
    one.name.padEnd(28),
    right(String(one.recipients)),
    right(medianOf(one.times).toFixed(0)),
    right(Math.max(...one.times).toFixed(0)),
    right(growth === undefined ? '' : `${growth.toFixed(1)}×`),
    growth !== undefined && growth > MAX_GROWTH ? '  beyond target' : '',
  ].join('')
}

const toTaskLine = ({ action, longest }: PageTask) =>
  `${action.padEnd(68)}${right(longest.toFixed(0))}${longest > MAX_TASK_MS ? '  beyond target' : ''}`

function medianOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const right = (text: string) => text.padStart(10)
