import type { Localized } from '../db/columns'
import { pickLocalized, type Locale } from '../http/locale'
import type { ShippingAddressRule, ShippingPriceStep } from './shipping.tables'

/** A way of delivery of one site, or of collecting in a shop. */
export interface ShippingMethod {
  id: string
  name: string
  description?: string
  /** Empty: the site's default one. */
  taxClassId: string
  isDefault: boolean
  /** For shipments that the shopper collects in a shop; never offered for deliveries. */
  isPickup: boolean
  priceTable: ShippingPriceStep[]
  addressRule: ShippingAddressRule
  custom: Record<string, unknown>
  /** Its texts in other languages. */
  localized?: Localized
}

/** A method by its name, description and attributes in another language, where it has them. */
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

/** What the rules need to know of where a shipment goes. */
export interface Destination {
  isPickup: boolean
  address1?: string
  stateCode?: string
  countryCode?: string
  isPoBox?: boolean
}

const GROUND_METHOD = /Disc$/
/** Where goods go until a shopper says otherwise. */
const HOME = 'US'
const PO_BOX = /^\s*(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i

/** Methods that deliver to a destination; as long as a part of it is unknown, it excludes nothing. */
export function listApplicableMethods(
  methods: readonly ShippingMethod[],
  destination: Destination,
): ShippingMethod[] {
  return methods.filter((method) => isApplicable(method, destination))
}

export function isApplicable(method: ShippingMethod, destination: Destination): boolean {
  if (method.isPickup !== destination.isPickup) return false
  if (destination.isPickup) return true
  const { includeStates, excludeStates, excludePoBox } = method.addressRule
  const { stateCode } = destination
  if (!goesTo(method, destination.countryCode ?? HOME)) return false
  if (stateCode && includeStates?.length && !includeStates.includes(stateCode)) return false
  if (stateCode && excludeStates?.includes(stateCode)) return false
  return !(excludePoBox && isPoBox(destination))
}

function goesTo({ addressRule }: ShippingMethod, countryCode: string): boolean {
  const { countries = [], excludeCountries = [] } = addressRule
  if (excludeCountries.includes(countryCode)) return false
  return countries.length === 0 || countries.includes(countryCode)
}

/** The ground method (its id ends with `Disc`), else the site's default, else the first (D2 §4). */
export function chooseDefaultMethod(
  applicable: readonly ShippingMethod[],
): ShippingMethod | undefined {
  return (
    applicable.find((method) => GROUND_METHOD.test(method.id)) ??
    applicable.find((method) => method.isDefault) ??
    applicable[0]
  )
}

/** The price in cents for a shipment whose goods cost `merchandiseMinor` cents. */
export function shippingPriceMinor(method: ShippingMethod, merchandiseMinor: number): number {
  let reached: ShippingPriceStep | undefined
  for (const step of method.priceTable) {
    if (step.minAmountMinor > merchandiseMinor) continue
    if (!reached || step.minAmountMinor >= reached.minAmountMinor) reached = step
  }
  return reached?.rateMinor ?? 0
}

function isPoBox({ isPoBox: isMarked, address1 }: Destination): boolean {
  return isMarked === true || (address1 !== undefined && PO_BOX.test(address1))
}
