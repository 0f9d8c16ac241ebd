import type { PaymentInstrument } from '../baskets/model/basket-document.schemas'
import { kindOfPayment } from '../payments/payment-methods.rules'

type Preferences = Readonly<Record<string, unknown>>

/**
 * Adds the address to which a check must be sent (PAY-037); other payments stay unchanged. The
 * order stores the address valid on the day it was placed, for its pages and mails.
 * @param preferences the site's; `checkMailingAddress` is a text or a list of lines, the payee
 * first.
 */
export function withMailingAddress(
  instrument: PaymentInstrument,
  { checkMailingAddress: lines }: Preferences = {},
): PaymentInstrument {
  if (kindOfPayment(instrument.paymentMethodId) !== 'later') return instrument
  const address = Array.isArray(lines) ? lines.map(String).join('\n') : lines
  if (typeof address !== 'string' || address === '') return instrument
  return { ...instrument, custom: { ...instrument.custom, c_checkMailingAddress: address } }
}
