import { WEEKDAYS } from '../../rules/week-hours'

/** Names for ids; the id itself if its object was deleted. */
export interface Names {
  product: (id: string) => string
  category: (id: string) => string
  promotion: (id: string) => string
  /** What is shown of a code to those who may not read codes; absent for all others. */
  hiddenCode?: (own: OwnCode) => string
  currency: string
  /** The site's. */
  timezone: string
  /**
   * Returns why no code of these coupons can be used; absent or undefined if no reason is known.
   */
  codeProblem?: (couponIds: readonly string[]) => string | undefined
}

type OwnCode = { code: string; ownCouponId?: string }

export const showCode = (own: OwnCode, { hiddenCode }: Names) => hiddenCode?.(own) ?? own.code

const WHOLE = 8
const SHOWN = 2

/**
 * Names a code to those who may not read codes: by its coupon. Of a text that belongs to no coupon
 * and could be a gift card's number, only the ends are shown.
 */
export function hideCode({ code, ownCouponId }: OwnCode): string {
  if (ownCouponId !== undefined) return `of the coupon ${ownCouponId}`
  return code.length < WHOLE ? code : `${code.slice(0, SHOWN)}…${code.slice(-SHOWN)}`
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
