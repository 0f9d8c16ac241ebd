import type { TaxRate } from '../archive'
import { JurisdictionRecord, TaxRateRecord } from '../archive.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { descend, textOf, toNumber, type XmlElement } from '../xml-element'

/** Reads a site's `tax.xml`: a rate for each state a jurisdiction covers (keys: country, state). */
export function readTax(
  reading: Reading,
  root: XmlElement,
): { classIds: string[]; rates: TaxRate[] } {
  const classIds = descend(root, 'tax-classes', 'tax-class').map(
    ({ attributes }) => attributes['class-id'] ?? '',
  )
  const places = new Map(
    descend(root, 'tax-jurisdictions', 'tax-jurisdiction')
      .map((element) => readJurisdiction(reading, element))
      .filter(isPresent)
      .map((jurisdiction) => [jurisdiction.id, jurisdiction.places]),
  )
  const rates = descend(root, 'tax-rates', 'tax-rate').flatMap((element) => {
    const id = element.attributes['jurisdiction-id']
    const record = parseRecord(reading, id, TaxRateRecord, {
      jurisdictionId: id,
      taxClassId: element.attributes['class-id'],
      rate: toNumber(element.text),
    })
    if (!record) return []
    const { taxClassId, rate, jurisdictionId } = record
    if (!classIds.includes(taxClassId)) {
      reading.findings.warn(reading.file, jurisdictionId, 'no tax class %s', taxClassId)
    }
    const covered = places.get(jurisdictionId)
    if (!covered) reading.findings.error(reading.file, jurisdictionId, 'no such tax jurisdiction')
    return (covered ?? []).map((place) => ({ ...place, taxClassId, rate }))
  })
  return { classIds, rates }
}

function readJurisdiction(reading: Reading, element: XmlElement) {
  const id = element.attributes['jurisdiction-id']
  return parseRecord(reading, id, JurisdictionRecord, {
    id,
    name: textOf(element, 'display-name'),
    places: descend(element, 'address-mappings', 'address-mapping').map(({ attributes }) => ({
      countryCode: attributes['key1'],
      stateCode: attributes['key2'],
    })),
  })
}
