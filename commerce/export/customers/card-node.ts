import { z } from 'zod'
import { leaf, node, type XmlNodes } from '../xml/xml-node'
import { prefixedAttributes } from './address-nodes'

const SavedCard = z.looseObject({
  paymentCard: z.object({
    cardType: z.string(),
    holder: z.string().optional(),
    expirationMonth: z.number().optional(),
    expirationYear: z.number().optional(),
    creditCardToken: z.string().optional(),
    maskedNumber: z.string().optional(),
  }),
})

/** Returns a saved card, with the token of its gateway; nothing for other payment instruments. */
export function cardNode(document: unknown): XmlNodes {
  const { data } = SavedCard.safeParse(document)
  if (!data) return []
  const { paymentCard: card } = data
  const children = [
    leaf('card-type', card.cardType),
    leaf('card-number', masked(card.maskedNumber)),
    leaf('card-token', card.creditCardToken),
    leaf('card-holder', card.holder),
    leaf('expiration-month', card.expirationMonth),
    leaf('expiration-year', card.expirationYear),
    prefixedAttributes(data),
  ]
  return [node('payment-instrument', [node('credit-card', children)])]
}

/** Gateways mask numbers with different characters; some do not tell the last digits. */
function masked(number = ''): string | undefined {
  const [digits] = /\d{4}$/.exec(number) ?? []
  return digits && `************${digits}`
}
