import { z } from 'zod'
import type { ImportedCard } from '../../customers/import-saved-cards'
import { listCustomAttributes, toCustomAttributes } from '../custom-attributes'
import { descend, numberOf, textOf, type XmlElement } from '../../archives/xml-element'
import { parseRecord, type Reading } from './parse-records'

const INSTRUMENT = 'CustomerPaymentInstrument'

const CardRecord = z.object({
  cardType: z.string().min(1).max(256),
  holder: z.string().max(256).optional(),
  expirationMonth: z.number().int().min(1).max(12),
  expirationYear: z.number().int().min(0).max(9999),
  token: z.string().max(256).optional(),
  number: z.string().max(4000).optional(),
})

export function readSavedCards(reading: Reading, customer: XmlElement): ImportedCard[] {
  const id = customer.attributes['customer-no']
  const cards = descend(customer, 'payment-instruments', 'payment-instrument', 'credit-card')
  return cards.flatMap((card) => {
    const record = parseRecord(reading, id, CardRecord, {
      cardType: toCardType(textOf(card, 'card-type') ?? ''),
      holder: textOf(card, 'card-holder'),
      expirationMonth: numberOf(card, 'expiration-month'),
      expirationYear: numberOf(card, 'expiration-year'),
      token: textOf(card, 'card-token'),
      number: textOf(card, 'card-number'),
    })
    if (!record) return []
    const attributes = listCustomAttributes(reading, INSTRUMENT, id, card)
    const values = toCustomAttributes(reading, INSTRUMENT, id, attributes)
    const custom = Object.entries(values).map(([name, value]) => [`c_${name}`, value])
    return { ...record, custom: Object.fromEntries(custom) }
  })
}

/** Exports write some card types in upper case, and MASTER for Mastercard. */
const EXPORTED_TYPES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER: 'Master Card',
  AMEX: 'Amex',
  DISCOVER: 'Discover',
}

function toCardType(exported: string): string {
  return EXPORTED_TYPES[exported] ?? exported
}
