import { ImportedGiftCertificate } from '../../gift-certificates/gift-certificate.schemas'
import { toMinor } from '../minor-units'
import { part, text } from '../record-fields'
import { descend, flagOf, textOf, type XmlElement } from '../xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './reading'

const currencyOf = (element: XmlElement) => textOf(element, 'currency') ?? ''

/** Property of a certificate → the custom attribute that archives have for it. */
export const OF_CUSTOM = {
  cvn: 'securityCode',
  sendOn: 'sendOn',
  locale: 'locale',
  itemId: 'itemId',
  blockReason: 'blockReason',
} as const

const FIELDS = {
  currency: text('currency'),
  amountMinor: part('amount', (element) => {
    const amount = textOf(element, 'amount')
    return amount === undefined ? undefined : toMinor(amount, currencyOf(element))
  }),
  redeemedMinor: part('redemptions', (element) =>
    descend(element, 'redemptions', 'redemption')
      .map((redemption) => toMinor(textOf(redemption, 'amount'), currencyOf(element)))
      .reduce((sum, amount) => sum + amount, 0),
  ),
  enabled: part('enabled-flag', (element) => flagOf(element, 'enabled-flag') ?? false),
  isPending: part('status', (element) => textOf(element, 'status') === 'PENDING'),
  recipientEmail: text('recipient-email'),
  recipientName: text('recipient-name'),
  senderName: text('sender-name'),
  message: text('message'),
  description: text('description'),
  orderNo: text('order-no'),
  createdAt: text('create-date'),
  ...Object.fromEntries(
    Object.entries(OF_CUSTOM).map(([property, id]) => [
      property,
      part('custom-attributes', (element) => readCustom(element)[id]),
    ]),
  ),
  custom: part('custom-attributes', (element) => {
    const own: readonly string[] = Object.values(OF_CUSTOM)
    const all = Object.entries(readCustom(element))
    return Object.fromEntries(all.filter(([id]) => !own.includes(id)))
  }),
}

/** Reads one `gift-certificate` and its redemptions. */
export function readGiftCertificate(
  reading: Reading,
  element: XmlElement,
): Named<ImportedGiftCertificate> | undefined {
  const { 'gc-id': code = '', 'gc-merchant-id': merchantId } = element.attributes
  return readRecord(reading, element, {
    id: code.slice(-4),
    schema: ImportedGiftCertificate,
    fields: FIELDS,
    given: { code, merchantId },
  })
}

function readCustom(element: XmlElement): Record<string, string> {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  return Object.fromEntries(
    attributes.map(({ attributes: { 'attribute-id': id = '' }, text: value }) => [id, value]),
  )
}
