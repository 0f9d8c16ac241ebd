import { RedirectUrl } from '../../seo/redirect.schemas'
import { flag, moment, number, text } from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'

const FIELDS = {
  statusCode: number('status-code'),
  destinationType: text('destination-type'),
  destinationId: text('destination-id'),
  destinationUrl: text('destination-url'),
  productCategoryId: text('product-category-id'),
  enabled: flag('enabled-flag'),
  priority: number('priority'),
  additionalParams: text('additional-url-params'),
  copySourceParams: text('copy-source-params'),
  onlineFrom: moment('online-from'),
  onlineTo: moment('online-to'),
}

export function sourceOf({ attributes }: XmlElement): string | undefined {
  const { uri } = attributes
  if (uri !== undefined) return uri
  const { 'source-type': sourceType, 'source-id': sourceId } = attributes
  return sourceId === undefined ? undefined : `${sourceType}:${sourceId}`
}

export function readRedirect(
  reading: Reading,
  element: XmlElement,
): Named<RedirectUrl> | undefined {
  const id = sourceOf(element)
  if (id === undefined) {
    reading.findings.error(reading.file, '', 'line %s: the redirect has no address', element.line)
    return undefined
  }
  return readRecord(reading, element, { id, schema: RedirectUrl, fields: FIELDS })
}
