import { ShippingMethodRecord } from '../archive.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized } from '../localized'
import { toMinor } from '../minor-units'
import type { ProductSelection } from '../../promotions/product-selection.schemas'
import { readProductSelection } from './read-product-selection'
import { isPresent, parseRecord, type Reading } from './reading'
import { readShippingAddress } from './read-shipping-address'
import {
  child,
  children,
  descend,
  flagOf,
  textOf,
  toFlag,
  toNumber,
  type XmlElement,
} from '../xml-element'

const NO_BASE = 'left out: its base method %s is missing, of another currency, or based on it'

/**
 * Reads a site's `shipping.xml`. A method with an unknown rule is omitted; otherwise it might be
 * offered wrongly, or too cheaply.
 */
export function readShipping(
  reading: Reading,
  root: XmlElement,
  siteCurrency: string,
): ShippingMethodRecord[] {
  const methods = children(root, 'shipping-method')
    .map((element) => readMethod(reading, element, siteCurrency))
    .filter(isPresent)
  return withoutBroken(reading, methods)
}

/** Removes methods of which a direct or indirect base method is missing. */
function withoutBroken(
  reading: Reading,
  methods: readonly ShippingMethodRecord[],
): ShippingMethodRecord[] {
  const byId = new Map(methods.map((method) => [method.id, method]))
  const broken = methods.filter((method) => !hasBase(method, byId))
  for (const { id, baseMethodId } of broken) {
    reading.findings.error(reading.file, id, NO_BASE, baseMethodId)
  }
  return methods.filter((method) => !broken.includes(method))
}

/** Returns whether all direct and indirect base methods exist and have the same currency. */
function hasBase(
  { baseMethodId, currency }: ShippingMethodRecord,
  byId: ReadonlyMap<string, ShippingMethodRecord>,
  depth = 0,
): boolean {
  if (baseMethodId === undefined) return true
  const base = byId.get(baseMethodId)
  if (!base || base.currency !== currency || depth > byId.size) return false
  return hasBase(base, byId, depth + 1)
}

function readMethod(
  reading: Reading,
  element: XmlElement,
  siteCurrency: string,
): ShippingMethodRecord | undefined {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  const id = element.attributes['method-id']
  const addressRule = readShippingAddress(reading, id, child(element, 'excluded-addresses'))
  const { costGroups, excludedProducts } = readProductRules(reading, id, element)
  // errors about this id can only come from the rules read above
  if (reading.findings.hasErrorAbout(reading.file, id ?? '')) return undefined
  return parseRecord(reading, id, ShippingMethodRecord, {
    id,
    name: textOf(element, 'display-name') ?? id,
    description: textOf(element, 'description'),
    currency: textOf(element, 'currency') || siteCurrency,
    taxClassId: textOf(element, 'tax-class-id'),
    enabled: flagOf(element, 'online-flag'),
    isDefault: toFlag(element.attributes['default']),
    baseMethodId: textOf(element, 'base-method') || undefined,
    priceTable: readPriceTable(element),
    addressRule,
    costGroups,
    restriction: { customerGroupIds: readCustomerGroups(element), excludedProducts },
    localized: mergeLocalized(
      localizedOf(element, { name: 'display-name', description: 'description' }),
      toLocalizedCustom(reading, 'ShippingMethod', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'ShippingMethod', id, attributes),
  })
}

/** Reads the price table: fixed amounts, or percentages of the order value. */
function readPriceTable(element: XmlElement) {
  return (child(element, 'price-table')?.elements ?? [])
    .map(({ name, text, attributes }) => ({
      minAmountMinor: toMinor(attributes['order-value'] ?? '0'),
      ...(name === 'percentage'
        ? { rateMinor: 0, percentage: toNumber(text) }
        : { rateMinor: toMinor(text) }),
    }))
    .sort((a, b) => a.minAmountMinor - b.minAmountMinor)
}

/** Returns the customer groups; undefined means all customers. */
function readCustomerGroups(element: XmlElement): string[] | undefined {
  const groups = descend(element, 'customer-groups', 'customer-group').map(({ text }) => text)
  return groups.length > 0 ? groups : undefined
}

/** Reads products with other shipping costs, and products that are not delivered. */
function readProductRules(reading: Reading, id: string | undefined, element: XmlElement) {
  const read = (rule: XmlElement | undefined): ProductSelection | undefined => {
    const selection = readProductSelection(reading, id, rule)
    // without conditions, the rule applies to no product
    return selection.included && selection
  }
  const groups = descend(element, 'product-cost-groups', 'product-cost-group')
  return {
    excludedProducts: read(child(element, 'excluded-products')),
    costGroups: groups.flatMap((group) => {
      const products = read(child(group, 'products'))
      const cost = child(group, 'cost-per-item')
      const fixed = textOf(cost, 'fixed-price')
      if (!products || !cost) return []
      return {
        products,
        kind: fixed === undefined ? 'surcharge' : 'fixed',
        amountMinor: toMinor(fixed ?? textOf(cost, 'surcharge')),
      }
    }),
  }
}
