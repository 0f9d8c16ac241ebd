import { z } from 'zod'
import { isEmpty, toCustomAttributes, withoutPasswords } from '../custom-attributes'
import { part } from '../record-fields'
import { children, type XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'

const Id = z.string().min(1).max(256)
const CustomObjectRecord = z.object({
  typeId: Id,
  objectId: Id,
  attributes: z.record(Id, z.union([z.string(), z.array(z.string())])),
})
type CustomObjectRecord = z.output<typeof CustomObjectRecord>

/** Reads one `custom-object`, in the default language. */
export function readCustomObject(
  reading: Reading,
  element: XmlElement,
): Named<CustomObjectRecord> | undefined {
  const { 'type-id': typeId, 'object-id': objectId } = element.attributes
  const inDefault = children(element, 'object-attribute').filter(
    ({ attributes: { 'xml:lang': language } }) => (language ?? 'x-default') === 'x-default',
  )
  const given = withoutPasswords(reading, typeId ?? '', objectId, inDefault)
  const idOf = ({ attributes }: XmlElement) => attributes['attribute-id'] ?? ''
  const isDefined = (attribute: XmlElement) =>
    reading.definitions.get(typeId ?? '')?.has(idOf(attribute)) === true
  const defined = given.filter((attribute) => isDefined(attribute) && !isEmpty(attribute))
  // values are stored as texts, but must be of their type
  const typed = toCustomAttributes(reading, typeId ?? '', objectId, defined)
  const wrong = defined.filter((attribute) => typed[idOf(attribute)] === undefined)
  const attributes = given
    .filter((attribute) => !isEmpty(attribute) && !wrong.includes(attribute))
    .map((attribute): [string, string | string[]] => {
      const values = children(attribute, 'value').map(({ text }) => text)
      return [idOf(attribute), values.length > 0 ? values : attribute.text]
    })
  const record = readRecord(reading, element, {
    id: objectId,
    schema: CustomObjectRecord,
    fields: { attributes: part([], () => Object.fromEntries(attributes)) },
    given: { typeId, objectId },
  })
  const named = new Set(given.map((attribute) => `attributes/${idOf(attribute)}`))
  const unread = new Set(wrong.map((attribute) => `attributes/${idOf(attribute)}`))
  return record && { ...record, naming: { ...record.naming, named, unread } }
}
