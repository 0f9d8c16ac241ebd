/** An interval of `every` periods: 1 day, 2 week, 3 month, 4 year. */
export interface Interval {
  every: number
  period: 1 | 2 | 3 | 4
}

/** Returns the interval as a name: `2_3` (CART-050). */
export function toIntervalName({ every, period }: Interval): string {
  return `${every}_${period}`
}
