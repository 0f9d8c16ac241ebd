import type { ProductSelection } from '../../promotions/product-selection.schemas'
import { ShippingMethodRecord } from '../archive.schemas'
import { toMinor } from '../minor-units'
import { flag, part, text, type Fields } from '../record-fields'
import {
  child,
  children,
  descend,
  textOf,
  toNumber,
  type XmlElement,
} from '../../archives/xml-element'
import { readProductSelection } from './read-product-selection'
import { readRecord, type Named } from './read-record'
import { readShippingAddress } from './read-shipping-address'
import { readEach, type Entry, type MoneyReading } from './parse-records'

/**
 * A method with an unknown rule is omitted; otherwise it might be offered wrongly, or too cheaply.
 */
export function readShipping(
  siteReading: MoneyReading,
  root: XmlElement,
): Entry<Named<ShippingMethodRecord>>[] {
  const idOf = ({ attributes }: XmlElement) => attributes['method-id']
  return readEach(siteReading, children(root, 'shipping-method'), idOf, (element) => {
    const id = idOf(element)
    const currency = textOf(element, 'currency') || siteReading.currency
    const reading = { ...siteReading, currency }
    return readRecord(reading, element, {
      id,
      schema: ShippingMethodRecord,
      fields: fieldsOf(reading, id),
      given: { id },
      objectType: 'ShippingMethod',
    })
  })
}

function fieldsOf(reading: MoneyReading, id: string | undefined): Fields {
  const readProducts = (rule: XmlElement | undefined): ProductSelection | undefined => {
    const selection = readProductSelection(reading, id, rule)
    // without conditions, the rule applies to no product
    return selection.included && selection
  }
  return {
    name: text('display-name'),
    description: text('description'),
    currency: text('currency'),
    taxClassId: text('tax-class-id'),
    enabled: flag('online-flag'),
    isDefault: flag('@default'),
    baseMethodId: text('base-method'),
    priceTable: part('price-table', (element) => readPriceTable(element, reading.currency)),
    addressRule: part('excluded-addresses', (element) =>
      readShippingAddress(reading, id, child(element, 'excluded-addresses')),
    ),
    costGroups: part('product-cost-groups', (element) =>
      descend(element, 'product-cost-groups', 'product-cost-group').flatMap((group) => {
        const products = readProducts(child(group, 'products'))
        const cost = child(group, 'cost-per-item')
        const fixed = textOf(cost, 'fixed-price')
        if (!products || !cost) return []
        return {
          products,
          kind: fixed === undefined ? 'surcharge' : 'fixed',
          amountMinor: toMinor(fixed ?? textOf(cost, 'surcharge'), reading.currency),
        }
      }),
    ),
    'restriction/customerGroupIds': part('customer-groups', readCustomerGroups),
    // products that are not delivered
    'restriction/excludedProducts': part('excluded-products', (element) =>
      readProducts(child(element, 'excluded-products')),
    ),
  }
}

/** Reads the price table: fixed amounts, or percentages of the order value. */
function readPriceTable(element: XmlElement, currency: string) {
  return children(child(element, 'price-table'), 'amount', 'percentage')
    .map(({ name, text, attributes }) => ({
      minAmountMinor: toMinor(attributes['order-value'] ?? '0', currency),
      ...(name === 'percentage'
        ? { rateMinor: 0, percentage: toNumber(text) }
        : { rateMinor: toMinor(text, currency) }),
    }))
    .sort((a, b) => a.minAmountMinor - b.minAmountMinor)
}

/** Returns the customer groups; undefined means all customers. */
function readCustomerGroups(element: XmlElement): string[] | undefined {
  const groups = descend(element, 'customer-groups', 'customer-group').map(({ text }) => text)
  return groups.length > 0 ? groups : undefined
}
