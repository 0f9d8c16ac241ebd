import type { ReportUnit } from '@contracts/report'
import { formatMinor } from '@rules/office-money'

const COUNT = new Intl.NumberFormat('en-US')
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const CHANGE = new Intl.NumberFormat('en-US', {
  ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
})

/** `$12.50`, `1,204`, `97.5%`; a dash for what there is not. */
export function figureText(value: number | null | undefined, unit: ReportUnit, currency: string) {
  if (value === null || value === undefined) return '–'
  if (unit === 'money') return formatMinor(value, currency)
  return unit === 'percent' ? SHARE.format(value / 100) : COUNT.format(value)
}

/** `+12%`; undefined if there was nothing to compare with. */
export function changeText(now: number, before: number): string | undefined {
  return before > 0 ? CHANGE.format((now - before) / before) : undefined
}
