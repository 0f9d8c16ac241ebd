import { isOn } from '../custom-values'

type Custom = Readonly<Record<string, unknown>>

/** An interval of `every` periods: 1 day, 2 week, 3 month, 4 year. */
export interface Frequency {
  every: number
  every_period: number
}

/** The default frequencies: every month, every two months, every three months. */
const USUAL_FREQUENCIES = ['1_3', '2_3', '3_3']
const FREQUENCY = /^([1-9]\d?)_([1-4])$/

/** Returns the kinds of offers for a product; empty if it cannot be subscribed to. */
export function eligibilityOf(custom: Custom): string[] {
  const isUpsell = isOn(custom['ogEnableImpulseUpsell'])
  return [
    ...(isOn(custom['enableSubscription']) || isUpsell ? ['subscription'] : []),
    ...(isUpsell ? ['upsell'] : []),
  ]
}

/** Returns `subscriptionFrequencies`, each in the form `N_M`; the first is preselected. */
export function frequenciesOf(custom: Custom): Frequency[] {
  const named = toList(custom['subscriptionFrequencies']).flatMap(toFrequency)
  return named.length > 0 ? named : USUAL_FREQUENCIES.flatMap(toFrequency)
}

/** Returns the discount in percent on each delivery after the first (`subscriptionDiscount`). */
export function ongoingDiscountOf(custom: Custom): number | undefined {
  const percent = Number(custom['subscriptionDiscount'])
  return percent > 0 && percent < 100 ? percent : undefined
}

function toFrequency(text: string): Frequency[] {
  const [, every, period] = FREQUENCY.exec(text) ?? []
  return every && period ? [{ every: Number(every), every_period: Number(period) }] : []
}

function toList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []
}
