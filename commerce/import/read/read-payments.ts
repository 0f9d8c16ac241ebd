import { kindOfPayment } from '../../payments/payment-methods.rules'
import { PaymentMethodRecord } from '../archive.schemas'
import { orNothing } from '../localized'
import { toMinor } from '../minor-units'
import { flag, part, text, type Fields } from '../record-fields'
import {
  child,
  children,
  descend,
  flagOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { LEFT_OUT, readEach, type Entry, type MoneyReading } from './parse-records'

const UNKNOWN =
  'the storefront has no part for this payment method: it is offered to clients that name it'
export const CARD_METHOD = 'CREDIT_CARD'

function fieldsOf(currency: string): Fields {
  return {
    name: text('name'),
    description: text('description'),
    image: text('image'),
    enabled: flag('enabled-flag'),
    processorId: text('processor-id'),
    'restriction/countries': idsOf('countries', 'country', 'country-code'),
    'restriction/currencies': idsOf('currencies', 'currency', 'currency'),
    'restriction/customerGroupIds': idsOf('customer-groups', 'customer-group', 'group-id'),
    'restriction/ranges': part(
      ['ranges', 'min-purchase-amount', 'max-purchase-amount'],
      (element) =>
        orNothing([
          ...descend(element, 'ranges', 'range').map((range) => ({
            currency: range.attributes['currency'],
            ...readRange(range, range.attributes['currency'] ?? currency),
          })),
          ...((child(element, 'min-purchase-amount') ?? child(element, 'max-purchase-amount'))
            ? [readRange(element, currency)]
            : []),
        ]),
    ),
  }
}

/** A card type: its name, or undefined if it is disabled or unknown. */
export interface CardType {
  cardType: string
  name: string | undefined
  /** Whether the archive says so in a way that cannot be read. */
  isUnread: boolean
}

export interface Payments {
  methods: Entry<Named<PaymentMethodRecord>>[]
  cards: CardType[]
}

export function readPayments(reading: MoneyReading, root: XmlElement): Payments {
  const cards = children(root, 'payment-card').map((card) => {
    const cardType = card.attributes['card-type'] ?? ''
    const isEnabled = flagOf(card, 'enabled-flag') ?? false
    const isUnread = typeof isEnabled === 'string'
    if (isUnread) {
      const kind = LEFT_OUT('line %s: <enabled-flag> %s')
      reading.findings.error(reading.file, cardType, kind, card.line, isEnabled)
    }
    const name = isEnabled === true ? (textOf(card, 'name') ?? cardType) : undefined
    return { cardType, name, isUnread }
  })
  const idOf = ({ attributes }: XmlElement) => attributes['method-id']
  const methods = readEach(reading, children(root, 'payment-method'), idOf, (element) => {
    const id = idOf(element)
    const isOffered = flagOf(element, 'enabled-flag') === true
    if (isOffered && kindOfPayment(id ?? '') === undefined) {
      reading.findings.warn(reading.file, id ?? '', UNKNOWN)
    }
    return readRecord(reading, element, {
      id,
      schema: PaymentMethodRecord,
      fields: fieldsOf(reading.currency),
      given: { id },
      objectType: 'PaymentMethod',
    })
  })
  return { methods, cards }
}

function idsOf(list: string, name: string, attribute: string) {
  return part(list, (element) =>
    orNothing(
      descend(element, list, name).map(({ attributes, text: id }) => attributes[attribute] ?? id),
    ),
  )
}

function readRange(element: XmlElement, currency: string) {
  const minor = (name: string) => {
    const amount = textOf(element, name)
    return amount === undefined ? undefined : toMinor(amount, currency)
  }
  return { minMinor: minor('min-purchase-amount'), maxMinor: minor('max-purchase-amount') }
}
