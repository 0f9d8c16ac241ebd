import type { OfficeCouponRow } from '@contracts/promotion'
import type { States } from '../parts/state-badge'

export const COUPON_STATES: States<'enabled' | 'disabled'> = {
  enabled: ['Enabled', 'green'],
  disabled: ['Disabled', 'red'],
}

export const couponState = ({ isEnabled }: OfficeCouponRow) => (isEnabled ? 'enabled' : 'disabled')

/** Returns the coupon's only code, e.g. `NOEL10`, or the number of its codes. */
export function describeCodes({ code, codes }: OfficeCouponRow): string {
  return code ?? `${codes.toLocaleString('en-US')} ${codes === 1 ? 'code' : 'codes'}`
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

export function describeLimits({ limits, kind }: OfficeCouponRow): string {
  const { perCode, perCustomer, timeFrame } = limits
  const texts = [
    ...(perCode
      ? [kind === 'single' ? `${times(perCode)} in all` : `each code ${times(perCode)}`]
      : []),
    ...(perCustomer ? [`${times(perCustomer)} for each customer`] : []),
    ...(timeFrame ? [`${times(timeFrame.limit)} in ${timeFrame.days} days`] : []),
  ]
  return texts.length > 0 ? texts.join(', ') : 'no limits'
}
