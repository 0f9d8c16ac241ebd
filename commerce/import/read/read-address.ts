import { toCountryCode } from '../../../rules/country-code'
import { withHomeCountry } from '../../../rules/home-country'
import { toPlainText } from '../../../rules/plain-text'
import { textOf, type XmlElement } from '../../archives/xml-element'

/** Property of the Shopper APIs → element of an address. */
export const ADDRESS = {
  salutation: 'salutation',
  title: 'title',
  firstName: 'first-name',
  secondName: 'second-name',
  lastName: 'last-name',
  suffix: 'suffix',
  companyName: 'company-name',
  jobTitle: 'job-title',
  address1: 'address1',
  address2: 'address2',
  suite: 'suite',
  postBox: 'postbox',
  city: 'city',
  postalCode: 'postal-code',
  stateCode: 'state-code',
  countryCode: 'country-code',
  phone: 'phone',
} as const

export function pickTexts(
  element: XmlElement | undefined,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([property, name]) => {
      const text = textOf(element, name)
      return text === undefined ? [] : [[property, text]]
    }),
  )
}

/** Reads an address; a territory given as the country is a state, as in the API. */
export function readAddress(element: XmlElement | undefined): Record<string, string> {
  const texts = Object.entries(pickTexts(element, ADDRESS))
  const address: Record<string, string> = Object.fromEntries(
    texts.map(([name, text]) => [name, toPlainText(text)]),
  )
  const { countryCode } = address
  if (countryCode === undefined) return address
  return withHomeCountry({ ...address, countryCode: toCountryCode(countryCode) ?? countryCode })
}
