import { PaymentMethodRecord } from '../archive.schemas'
import { toCustomAttributes, toLocalizedCustom } from '../attribute-definitions'
import { localizedOf, mergeLocalized, orNothing } from '../localized'
import { toMinor } from '../minor-units'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, type XmlElement } from '../xml-element'

const CARD_METHOD = 'CREDIT_CARD'

/** Reads a site's `payment-methods.xml`; the enabled card types belong to the card method. */
export function readPayments(reading: Reading, root: XmlElement): PaymentMethodRecord[] {
  const cards = children(root, 'payment-card')
    .filter((card) => flagOf(card, 'enabled-flag') === true)
    .map((card) => ({
      cardType: card.attributes['card-type'],
      name: textOf(card, 'name') ?? card.attributes['card-type'],
    }))
  return children(root, 'payment-method')
    .map((element) => readMethod(reading, element, cards))
    .filter(isPresent)
}

function readMethod(
  reading: Reading,
  element: XmlElement,
  cards: readonly unknown[],
): PaymentMethodRecord | undefined {
  const id = element.attributes['method-id']
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return parseRecord(reading, id, PaymentMethodRecord, {
    id,
    name: textOf(element, 'name') ?? id,
    description: textOf(element, 'description'),
    image: textOf(element, 'image'),
    enabled: flagOf(element, 'enabled-flag'),
    processorId: textOf(element, 'processor-id'),
    cards: id === CARD_METHOD ? cards : [],
    restriction: readRestriction(element),
    localized: mergeLocalized(
      localizedOf(element, { name: 'name', description: 'description' }),
      toLocalizedCustom(reading, 'PaymentMethod', id, attributes),
    ),
    custom: toCustomAttributes(reading, 'PaymentMethod', id, attributes),
  })
}

function readRestriction(element: XmlElement) {
  const idsOf = (list: string, name: string, attribute: string) =>
    orNothing(
      descend(element, list, name).map(({ attributes, text }) => attributes[attribute] ?? text),
    )
  const ranges = [
    ...descend(element, 'ranges', 'range').map((range) => ({
      currency: range.attributes['currency'],
      ...readRange(range),
    })),
    ...((child(element, 'min-purchase-amount') ?? child(element, 'max-purchase-amount'))
      ? [readRange(element)]
      : []),
  ]
  return {
    countries: idsOf('countries', 'country', 'country-code'),
    currencies: idsOf('currencies', 'currency', 'currency'),
    customerGroupIds: idsOf('customer-groups', 'customer-group', 'group-id'),
    ranges: orNothing(ranges),
  }
}

function readRange(element: XmlElement) {
  const minor = (name: string) => {
    const text = textOf(element, name)
    return text === undefined ? undefined : toMinor(text)
  }
  return { minMinor: minor('min-purchase-amount'), maxMinor: minor('max-purchase-amount') }
}
