import type { Localized } from '../db/columns'
import { pickLocalized, type Locale } from '../sites/locale'
import { isExcludedAddress, type ShippingAddress } from './shipping-address.rules'
import type { PricedMethod } from './shipping-price.rules'
import type { ShippingAddressRule, ShippingRestriction } from './shipping.tables'

export interface ShippingMethod extends PricedMethod {
  id: string
  name: string
  description?: string
  /** If empty, the site's default tax class. */
  taxClassId: string
  /** Only for shipments that the shopper picks up in a shop; never offered for deliveries. */
  isPickup: boolean
  currency: string
  addressRule: ShippingAddressRule
  restriction?: ShippingRestriction
  custom: Record<string, unknown>
  /** Texts in other languages. */
  localized?: Localized
}

export function localizeMethod(method: ShippingMethod, locale: Locale): ShippingMethod {
  const { localized = {}, name, description, custom } = method
  const attributes = Object.entries(custom).map(([key, value]): [string, unknown] => [
    key,
    pickLocalized(locale, localized, key.startsWith('c_') ? key : `c_${key}`, value),
  ])
  return {
    ...method,
    name: pickLocalized(locale, localized, 'name', name),
    description: pickLocalized(locale, localized, 'description', description),
    custom: Object.fromEntries(attributes),
  }
}

export interface Destination {
  isPickup: boolean
  address?: ShippingAddress
}

/** The shopper for whom methods are listed; absent values exclude no method. */
export interface ShippingCustomer {
  currency?: string
  customerGroupIds?: readonly string[]
}

/** Returns the methods that a shopper may use, in the shopper's currency. */
export function listMethodsFor(
  methods: readonly ShippingMethod[],
  { currency, customerGroupIds }: ShippingCustomer,
): ShippingMethod[] {
  return methods.filter((method) => {
    const { customerGroupIds: allowed } = method.restriction ?? {}
    const isForThem =
      !allowed || !customerGroupIds || allowed.some((id) => customerGroupIds.includes(id))
    return isForThem && (currency === undefined || method.currency === currency)
  })
}

export function listApplicableMethods(
  methods: readonly ShippingMethod[],
  destination: Destination,
): ShippingMethod[] {
  return methods.filter((method) => isApplicable(method, destination))
}

/** Returns whether the site has deliveries, but none to a country. */
export function isUnservedCountry(
  methods: readonly ShippingMethod[],
  countryCode: string | undefined,
): boolean {
  if (!countryCode || methods.every(({ isPickup }) => isPickup)) return false
  const destination = { isPickup: false, address: { countryCode } }
  return listApplicableMethods(methods, destination).length === 0
}

export function isApplicable(
  { isPickup, addressRule }: ShippingMethod,
  destination: Destination,
): boolean {
  if (isPickup !== destination.isPickup) return false
  return isPickup || !isExcludedAddress(addressRule, destination.address)
}
