import { isEmpty, listCustomAttributes, toCustomAttributes } from '../custom-attributes'
import type { Naming } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import type { Reading } from './parse-records'

interface CustomValues {
  /** With the names of the API: `c_story`. */
  values: Record<string, unknown>
  named: string[]
  unread: string[]
}

/** Reads custom attributes that are stored in a document together with other properties. */
export function readCustom(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  element: XmlElement | undefined,
): CustomValues {
  const attributes = listCustomAttributes(reading, objectType, id, element)
  const custom = toCustomAttributes(reading, objectType, id, attributes)
  const nameOf = (attribute: XmlElement) => attribute.attributes['attribute-id'] ?? ''
  return {
    values: Object.fromEntries(Object.entries(custom).map(([key, value]) => [`c_${key}`, value])),
    named: attributes.map((attribute) => `c_${nameOf(attribute)}`),
    unread: attributes
      .filter((attribute) => !isEmpty(attribute) && custom[nameOf(attribute)] === undefined)
      .map((attribute) => `c_${nameOf(attribute)}`),
  }
}

export function withCustom(naming: Naming, column: string, custom: CustomValues): Naming {
  const inColumn = (names: readonly string[]) => names.map((name) => `${column}/${name}`)
  return {
    ...naming,
    named: new Set([...naming.named, ...inColumn(custom.named)]),
    unread: new Set([...naming.unread, ...inColumn(custom.unread)]),
  }
}
