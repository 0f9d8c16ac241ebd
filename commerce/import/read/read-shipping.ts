import { ShippingMethodRecord } from '../archive.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized } from '../localized'
import { toMinor } from '../minor-units'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, toFlag, type XmlElement } from '../xml-element'

const COUNTRY = 'shipment.shippingAddress.countryCode'
const STATE = 'shipment.shippingAddress.stateCode'
const PO_BOX = 'shipment.shippingAddress.custom.isPOBox'

/** Reads a site's `shipping.xml`. Of address rules it knows countries, states and post-office boxes. */
export function readShipping(
  reading: Reading,
  root: XmlElement,
  siteCurrency: string,
): ShippingMethodRecord[] {
  return children(root, 'shipping-method')
    .map((element) => readMethod(reading, element, siteCurrency))
    .filter(isPresent)
}

function readMethod(
  reading: Reading,
  element: XmlElement,
  siteCurrency: string,
): ShippingMethodRecord | undefined {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  const id = element.attributes['method-id']
  for (const unknown of ['product-cost-groups', 'excluded-products', 'customer-groups']) {
    if (child(element, unknown))
      reading.findings.warn(reading.file, id ?? '', '%s is passed over', unknown)
  }
  return parseRecord(reading, id, ShippingMethodRecord, {
    id,
    name: textOf(element, 'display-name') ?? id,
    description: textOf(element, 'description'),
    currency: textOf(element, 'currency') ?? siteCurrency,
    taxClassId: textOf(element, 'tax-class-id'),
    enabled: flagOf(element, 'online-flag'),
    isDefault: toFlag(element.attributes['default']),
    priceTable: descend(element, 'price-table', 'amount')
      .map((amount) => ({
        minAmountMinor: toMinor(amount.attributes['order-value'] ?? '0'),
        rateMinor: toMinor(amount.text),
      }))
      .sort((a, b) => a.minAmountMinor - b.minAmountMinor),
    addressRule: readAddressRule(reading, id, child(element, 'excluded-addresses')),
    localized: mergeLocalized(
      localizedOf(element, { name: 'display-name', description: 'description' }),
      toLocalizedCustom(reading, 'ShippingMethod', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'ShippingMethod', id, attributes),
  })
}

/** Any one condition of the excluded addresses is enough to exclude. */
function readAddressRule(
  reading: Reading,
  id: string | undefined,
  excluded: XmlElement | undefined,
) {
  const states: string[] = []
  const excluding: string[] = []
  const countries: string[] = []
  let excludePoBox = false
  for (const group of descend(excluded, 'included-addresses', 'condition-group')) {
    const conditions = children(group, 'condition')
    if (group.attributes['match-mode'] === 'all' && conditions.length > 1) {
      reading.findings.error(reading.file, id ?? '', 'conditions that must all match are not known')
    }
    for (const condition of conditions) {
      const path = textOf(condition, 'attribute-path')
      const operator = textOf(condition, 'operator')
      const values = children(condition, 'string').map(({ text }) => text)
      if (path === STATE && operator === 'is-equal') states.push(...values)
      else if (path === COUNTRY && operator === 'is-equal') excluding.push(...values)
      // all but these are excluded: the method is for them alone
      else if (path === COUNTRY && operator === 'is-not-equal') countries.push(...values)
      else if (path === PO_BOX && operator === 'is-true') excludePoBox = true
      else {
        const kind = 'the address rule %s %s is not known'
        reading.findings.error(reading.file, id ?? '', kind, path, operator)
      }
    }
  }
  return {
    countries: countries.length > 0 ? countries : undefined,
    excludeCountries: excluding.length > 0 ? excluding : undefined,
    excludeStates: states.length > 0 ? states : undefined,
    excludePoBox: excludePoBox || undefined,
  }
}
