import { WEEKDAYS } from '../../rules/week-hours'

/** Names for ids; the id itself if its object was deleted. */
export interface Names {
  product: (id: string) => string
  category: (id: string) => string
  promotion: (id: string) => string
  currency: string
  /** The site's. */
  timezone: string
  /**
   * Returns why no code of these coupons can be used; absent or undefined if no reason is known.
   */
  codeProblem?: (couponIds: readonly string[]) => string | undefined
}

const MOST = 6

/** `a, b or c`; only the first few items of a long list. */
export function listInWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length > MOST) {
    return `${words.slice(0, MOST).join(', ')} ${last} ${words.length - MOST} more`
  }
  if (words.length < 2) return words[0] ?? 'none'
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}

export const countPieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

const toClock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `on Friday and Saturday from 09:00 to 12:00` */
export function describeRecurrence({
  weekdays,
  fromMinute,
  toMinute,
}: {
  weekdays?: readonly number[]
  fromMinute?: number
  toMinute?: number
}): string {
  return [
    ...(weekdays
      ? [
          `on ${listInWords(
            weekdays.flatMap((day) => WEEKDAYS[day] ?? []),
            'and',
          )}`,
        ]
      : []),
    ...(fromMinute !== undefined ? [`from ${toClock(fromMinute)}`] : []),
    ...(toMinute !== undefined ? [`to ${toClock(toMinute)}`] : []),
  ].join(' ')
}
