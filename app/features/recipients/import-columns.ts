import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { ADDRESS_PARTS, standardParts, type StandardPart } from '@/forms/address-parts'

const GIFT_COLUMNS = ['giftMessage', 'dateWanted', 'productId', 'quantity'] as const
export type ImportColumn = StandardPart | (typeof GIFT_COLUMNS)[number]

/**
 * The columns of a recipient list in the order of the template, named like the fields of the
 * address form.
 */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [...standardParts, ...GIFT_COLUMNS]

/** The country is not required, because the postal code determines it. */
export function listRequiredColumns(isPhoneRequired: boolean): readonly ImportColumn[] {
  const absent: readonly ImportColumn[] = isPhoneRequired
    ? ['countryCode']
    : ['countryCode', 'phone']
  return standardParts.filter(
    (name) => !('isOptional' in ADDRESS_PARTS[name]) && !absent.includes(name),
  )
}

export const columnLabels: Record<ImportColumn, MessageDescriptor> = defineMessages({
  firstName: { id: 'importColumn.firstName', defaultMessage: 'First name' },
  lastName: { id: 'importColumn.lastName', defaultMessage: 'Last name' },
  companyName: { id: 'importColumn.companyName', defaultMessage: 'Company' },
  address1: { id: 'importColumn.address1', defaultMessage: 'Address line 1' },
  address2: { id: 'importColumn.address2', defaultMessage: 'Address line 2' },
  city: { id: 'importColumn.city', defaultMessage: 'City' },
  stateCode: { id: 'importColumn.stateCode', defaultMessage: 'State' },
  postalCode: { id: 'importColumn.postalCode', defaultMessage: 'Zip code' },
  countryCode: { id: 'importColumn.countryCode', defaultMessage: 'Country' },
  phone: { id: 'importColumn.phone', defaultMessage: 'Phone' },
  giftMessage: { id: 'importColumn.giftMessage', defaultMessage: 'Gift message' },
  dateWanted: { id: 'importColumn.dateWanted', defaultMessage: 'Date wanted' },
  productId: { id: 'importColumn.productId', defaultMessage: 'Product ID' },
  quantity: { id: 'importColumn.quantity', defaultMessage: 'Quantity' },
})

/** Common headings for each column, besides its name in the template. */
const OTHER_NAMES: Record<ImportColumn, readonly string[]> = {
  firstName: ['first name', 'first', 'given name'],
  lastName: ['last name', 'last', 'surname', 'family name'],
  companyName: ['company', 'company name', 'organization'],
  address1: ['address line 1', 'address 1', 'address', 'street', 'street address'],
  address2: ['address line 2', 'address 2', 'unit', 'suite', 'unit / suite', 'apartment'],
  city: ['city', 'town'],
  stateCode: ['state', 'state code', 'province', 'state or province'],
  postalCode: ['zip', 'zip code', 'postal code', 'zip or postal code'],
  countryCode: ['country', 'country code'],
  phone: ['phone', 'phone number', 'telephone'],
  giftMessage: ['gift message', 'message'],
  dateWanted: ['date wanted', 'wanted date', 'delivery date', 'date'],
  productId: ['product id', 'product', 'product number', 'item', 'item number', 'sku'],
  quantity: ['quantity', 'qty'],
}

/**
 * Returns a function that finds the column for a heading. The English names are accepted in every
 * language.
 */
export function columnFinder({ formatMessage }: IntlShape) {
  const known = new Map<string, ImportColumn>()
  for (const column of IMPORT_COLUMNS) {
    const names = [...OTHER_NAMES[column], column, formatMessage(columnLabels[column])]
    names.forEach((name) => known.set(plain(name), column))
  }
  return (heading: string): ImportColumn | undefined => known.get(plain(heading))
}
export type FindColumn = ReturnType<typeof columnFinder>

// removes case, spaces, punctuation and accents
function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
