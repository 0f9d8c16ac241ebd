import { PaymentMethodRecord } from './archive.schemas'
import { toCustomAttributes } from './attribute-definitions'
import { isPresent, parseRecord, type Reading } from './reading'
import { children, descend, flagOf, textOf, type XmlElement } from './xml-element'

const CARD_METHOD = 'CREDIT_CARD'

/** Reads a site's `payment-methods.xml`; the enabled cards belong to the card method. */
export function readPayments(reading: Reading, root: XmlElement): PaymentMethodRecord[] {
  const cards = children(root, 'payment-card')
    .filter((card) => flagOf(card, 'enabled-flag') === true)
    .map((card) => ({ cardType: card.attributes['card-type'], name: textOf(card, 'name') }))
  return children(root, 'payment-method')
    .map((element) => {
      const id = element.attributes['method-id']
      return parseRecord(reading, id, PaymentMethodRecord, {
        id,
        name: textOf(element, 'name') ?? id,
        enabled: flagOf(element, 'enabled-flag'),
        cards: id === CARD_METHOD ? cards : [],
        custom: toCustomAttributes(
          reading,
          'PaymentMethod',
          id,
          descend(element, 'custom-attributes', 'custom-attribute'),
        ),
      })
    })
    .filter(isPresent)
}
