import { z } from 'zod'
import { parseRecord, type Reading } from './reading'
import { children, type XmlElement } from '../xml-element'

const Id = z.string().min(1).max(256)
const CustomObjectRecord = z.object({
  typeId: Id,
  objectId: Id,
  attributes: z.record(Id, z.union([z.string(), z.array(z.string())])),
})
export type CustomObjectRecord = z.output<typeof CustomObjectRecord>

/** Reads one `custom-object`, in the default language. */
export function readCustomObject(
  reading: Reading,
  element: XmlElement,
): CustomObjectRecord | undefined {
  const { 'type-id': typeId, 'object-id': objectId } = element.attributes
  const attributes = children(element, 'object-attribute')
    .filter(({ attributes: { 'xml:lang': language } }) => (language ?? 'x-default') === 'x-default')
    .map((attribute): [string, string | string[]] => {
      const values = children(attribute, 'value').map(({ text }) => text)
      return [
        attribute.attributes['attribute-id'] ?? '',
        values.length > 0 ? values : attribute.text,
      ]
    })
  return parseRecord(reading, objectId, CustomObjectRecord, {
    typeId,
    objectId,
    attributes: Object.fromEntries(attributes),
  })
}
