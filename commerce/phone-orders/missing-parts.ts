import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { listMissing } from '../orders/readiness.rules'

/** Returns in sentences what is still to be filled in. Cards are asked for by the link. */
export function listMissingParts(assessed: AssessedBasket): string[] {
  const { shipments } = assessed.calculated.document
  const sentences = listMissing(assessed).flatMap((path) => {
    const [part = '', ...rest] = path.split('.')
    if (part !== 'shipments') return OTHERS[part] ?? (part === 'paymentInstruments' ? [] : path)
    const parcel = shipments.findIndex(({ shipmentId }) =>
      path.startsWith(`shipments.${shipmentId}.`),
    )
    const field = rest.at(-1) ?? ''
    return `Parcel ${parcel + 1}: ${FIELDS[field] ?? 'complete the address.'}`
  })
  return [...new Set(sentences)]
}

const OTHERS: Readonly<Record<string, string>> = {
  productItems: 'Add a product.',
  customerInfo: 'Enter the e-mail address of the buyer.',
  billingAddress: 'Complete the billing address.',
  qualifiers: 'The quantity discount needs more goods.',
  taxes: 'The taxes are not known.',
}

const FIELDS: Readonly<Record<string, string>> = {
  shippingMethod: 'choose a shipping method that goes there.',
  c_DATE_WANTED: 'choose another day.',
  phone: 'the carrier needs a phone number.',
}
