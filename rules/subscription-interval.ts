/** Every N periods: 1 day, 2 week, 3 month, 4 year. */
export interface SubscriptionInterval {
  every: number
  period: number
}

const PERIODS = ['', 'day', 'week', 'month', 'year']

/** `every month`, `every 2 weeks` */
export function intervalInWords({ every, period }: SubscriptionInterval): string {
  const name = PERIODS[period] ?? ''
  return every === 1 ? `every ${name}` : `every ${every} ${name}s`
}
