import { ImportedGiftCertificate } from '../../gift-certificates/gift-certificate.schemas'
import { isEmpty, withoutPasswords } from '../custom-attributes'
import { toMinor } from '../minor-units'
import { moment, ofText, part, text } from '../record-fields'
import { descend, flagOf, textOf, toFlag, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { LEFT_OUT, type Reading } from './parse-records'

const currencyOf = (element: XmlElement) => textOf(element, 'currency') ?? ''
const IS_PENDING = new Map([
  ['PENDING', true],
  ...['ISSUED', 'PART_REDEEMED', 'REDEEMED'].map((status) => [status, false] as const),
])

/** Property of a certificate → the custom attribute that archives have for it. */
export const OF_CUSTOM = {
  cvn: 'securityCode',
  sendOn: 'sendOn',
  locale: 'locale',
  itemId: 'itemId',
  blockReason: 'blockReason',
} as const
/** The custom attribute of a card whose money was given back. */
export const WITHDRAWN = 'isWithdrawn'

const FIELDS = {
  currency: text('currency'),
  amountMinor: part('amount', readAmount),
  redeemedMinor: part(['redemptions', 'status'], (element) => readRedeemed(element) || 0),
  enabled: part('enabled-flag', (element) => flagOf(element, 'enabled-flag') ?? false),
  isWithdrawn: part('custom-attributes', (element) => toFlag(readCustom(element)[WITHDRAWN])),
  isPending: ofText(['status'], (status) => IS_PENDING.get(status) ?? status),
  recipientEmail: text('recipient-email'),
  recipientName: text('recipient-name'),
  senderName: text('sender-name'),
  message: text('message'),
  description: text('description'),
  orderNo: text('order-no'),
  createdAt: moment('create-date'),
  ...Object.fromEntries(
    Object.entries(OF_CUSTOM).map(([property, id]) => [
      property,
      part('custom-attributes', (element) => readCustom(element)[id]),
    ]),
  ),
}

function readAmount(element: XmlElement): number | undefined {
  const amount = textOf(element, 'amount')
  return amount === undefined ? undefined : toMinor(amount, currencyOf(element))
}

const UNKNOWN_REST = 'line %s: a part of the card is redeemed, and it cannot be read how much'

/** The status says that something is redeemed even if the archive has no redemptions. */
function readRedeemed(element: XmlElement): number | undefined {
  const status = textOf(element, 'status')
  const redeemed = descend(element, 'redemptions', 'redemption')
    .map((redemption) => toMinor(textOf(redemption, 'amount'), currencyOf(element)))
    .reduce((sum, amount) => sum + amount, 0)
  if (status === 'REDEEMED') return readAmount(element)
  return status === 'PART_REDEEMED' && redeemed === 0 ? Number.NaN : redeemed
}

const OWN: readonly string[] = [...Object.values(OF_CUSTOM), WITHDRAWN]

export function readGiftCertificate(
  reading: Reading,
  element: XmlElement,
): Named<ImportedGiftCertificate> | undefined {
  const { 'gc-id': code = '', 'gc-merchant-id': merchantId } = element.attributes
  const id = code.slice(-4)
  const custom = part('custom-attributes', (card) => {
    const others = listCustom(card).filter(({ attributes }) => !OWN.includes(idOf(attributes)))
    return toTexts(withoutPasswords(reading, 'GiftCertificate', id, others))
  })
  const card = readRecord(reading, element, {
    id,
    schema: ImportedGiftCertificate,
    fields: { ...FIELDS, custom },
    given: { code, merchantId },
  })
  if (!card || !Number.isNaN(readRedeemed(element))) return card
  // of a card that exists, amounts are not changed
  const reportMissing = () =>
    reading.findings.error(reading.file, id, LEFT_OUT(UNKNOWN_REST), element.line)
  return { ...card, naming: { ...card.naming, reportMissing } }
}

const idOf = (attributes: XmlElement['attributes']) => attributes['attribute-id'] ?? ''
const listCustom = (element: XmlElement) =>
  descend(element, 'custom-attributes', 'custom-attribute')
const readCustom = (element: XmlElement) => toTexts(listCustom(element))

function toTexts(elements: readonly XmlElement[]): Record<string, string> {
  const given = elements.filter((element) => !isEmpty(element))
  return Object.fromEntries(given.map(({ attributes, text: value }) => [idOf(attributes), value]))
}
