import { VariationAttributeRecord } from '../catalog-records.schemas'
import { localizedOf, orNothing } from '../localized'
import { isPresent, parseRecord, type Reading } from './parse-records'
import { children, descend, textOf, type XmlElement } from '../../archives/xml-element'

/** Id → variation attribute that the products of a catalog share. */
export type SharedVariationAttributes = ReadonlyMap<string, VariationAttributeRecord>

/** Reads a master's variation attributes: its own, and those shared in its catalog. */
export function readVariationAttributes(
  reading: Reading,
  id: string | undefined,
  variations: XmlElement | undefined,
  shared: SharedVariationAttributes,
): VariationAttributeRecord[] {
  return descend(variations, 'attributes')
    .flatMap(({ elements }) => elements)
    .map((element) => {
      if (element.name !== 'shared-variation-attribute') {
        return readVariationAttribute(reading, id, element)
      }
      const known = shared.get(element.attributes['variation-attribute-id'] ?? '')
      if (known) return known
      const missing = element.attributes['variation-attribute-id']
      reading.findings.error(reading.file, id ?? '', 'no shared variation attribute %s', missing)
      return undefined
    })
    .filter(isPresent)
}

export function readVariationAttribute(
  reading: Reading,
  id: string | undefined,
  element: XmlElement,
): VariationAttributeRecord | undefined {
  const attributeId = element.attributes['attribute-id']
  const values = [
    ...descend(element, 'variation-attribute-values', 'variation-attribute-value'),
    ...descend(element, 'values', 'value'),
  ]
  const record = {
    id: attributeId,
    name: textOf(element, 'display-name') ?? attributeId,
    localized: orNothing(localizedOf(element, { name: 'display-name' })),
    values: values
      .filter((value) => children(value, 'display-value').length > 0 || valueIdOf(value))
      .map((value) => ({
        value: valueIdOf(value),
        name: textOf(value, 'display-value') ?? valueIdOf(value),
        description: textOf(value, 'description'),
        localized: orNothing(
          localizedOf(value, { name: 'display-value', description: 'description' }),
        ),
      })),
  }
  return parseRecord(reading, id ?? attributeId, VariationAttributeRecord, record, { element })
}

function valueIdOf({ attributes }: XmlElement): string | undefined {
  return attributes['value'] ?? attributes['value-id']
}
