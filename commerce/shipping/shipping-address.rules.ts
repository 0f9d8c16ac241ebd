import { farStateOf } from '../../rules/home-country'
import { isPoBoxAddress } from '../../rules/po-box'
import { postalCodeKey } from '../../rules/postal-code'
import { compareValue } from '../customer-groups/compare-value'
import type { Condition, ConditionGroup } from '../customer-groups/customer-group.schemas'
import type { ShippingAddressRule } from './shipping.tables'

/** Keyed by the API's names, including custom attributes: `stateCode`, `c_isPOBox`. */
export type ShippingAddress = Readonly<Record<string, unknown>>

export const ADDRESS_PATH = 'shipment.shippingAddress.'

/** The country that is assumed until the shopper enters one. */
const HOME = 'US'
const POSTAL_CODE = 'postalCode'
const CODES = ['countryCode', 'stateCode']
/** Address rules do not use operators that depend on today's date. */
const NO_DAY = { at: new Date(0), timezone: 'Etc/UTC' }

/** Unknown parts of the address exclude nothing; an unknown country counts as the home country. */
export function isExcludedAddress(
  { excluded = [], except = [] }: ShippingAddressRule,
  address: ShippingAddress = {},
): boolean {
  const matches = (groups: readonly ConditionGroup[], ifUnknown: boolean) =>
    groups.some((group) => fitsGroup(group, address, ifUnknown))
  return matches(excluded, false) && !matches(except, true)
}

function fitsGroup(
  { matchMode, conditions }: ConditionGroup,
  address: ShippingAddress,
  ifUnknown: boolean,
): boolean {
  if (conditions.length === 0) return false
  const results = conditions.map((condition) => {
    const value = valueAt(condition.path, address)
    // an address with a street is complete: a missing property is empty there, not unknown
    const isKnown = value !== undefined || address.address1 !== undefined
    return isKnown ? compareValue(value, withPlainCodes(condition), NO_DAY) : ifUnknown
  })
  return matchMode === 'all' ? results.every(Boolean) : results.some(Boolean)
}

function valueAt(path: string, address: ShippingAddress): unknown {
  const name = path.slice(ADDRESS_PATH.length)
  if (name === 'custom.isPOBox') return isPoBoxAddress(address) || undefined
  const countryCode = toCode(address.countryCode || HOME)
  if (name === 'countryCode') return countryCode
  const farState = countryCode === HOME ? farStateOf(address.postalCode) : undefined
  if (name === 'stateCode' && farState) return farState
  const value = address[name.replace(/^custom\./, 'c_')]
  if (name === POSTAL_CODE && typeof value === 'string') return postalCodeKey(value)
  return CODES.includes(name) ? toCode(value) : value
}

function withPlainCodes(condition: Condition): Condition {
  if (condition.path !== `${ADDRESS_PATH}${POSTAL_CODE}`) return condition
  return { ...condition, values: condition.values.map(postalCodeKey) }
}

const toCode = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)
