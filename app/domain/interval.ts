/** Every `every` of the period: 1 day, 2 week, 3 month, 4 year. */
export interface Interval {
  every: number
  period: 1 | 2 | 3 | 4
}

/** The same interval as a name: `2_3` (CART-050). */
export function toIntervalName({ every, period }: Interval): string {
  return `${every}_${period}`
}
