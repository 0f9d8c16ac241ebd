import { positiveNumberOf } from '../custom-values'
import { badRequest } from '../http/problem'
import { toDecimal } from '../money'
import { SITE_DEFAULTS } from '../sites/site-preferences.rules'

interface GiftLimits {
  currency: string
  preferences?: Readonly<Record<string, unknown>>
}

/** @throws Problem 400 `invalid-amount` for an amount that the site does not sell. */
export function checkGiftAmount(
  amountMinor: number,
  { currency, preferences = {} }: GiftLimits,
): void {
  const limitOf = (name: 'eGiftCardMinimum' | 'eGiftCardMaximum') =>
    positiveNumberOf(preferences, name) ?? SITE_DEFAULTS[name]
  const minimum = limitOf('eGiftCardMinimum')
  const maximum = limitOf('eGiftCardMaximum')
  const amount = toDecimal(amountMinor, currency)
  if (amount >= minimum && amount <= maximum) return
  const detail = `The amount of a gift certificate is from ${minimum} to ${maximum}.`
  throw badRequest(detail, 'invalid-amount', { c_minimum: minimum, c_maximum: maximum })
}
