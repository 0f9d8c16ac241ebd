import { RedirectUrl } from '../../seo/redirect.schemas'
import { parseRecord, type Reading } from './reading'
import { flagOf, numberOf, textOf, type XmlElement } from '../xml-element'

/** Reads one `redirect-url`, whose source is a URL or an object such as a product. */
export function readRedirect(
  reading: Reading,
  element: XmlElement,
): { uri: string; definition: RedirectUrl } | undefined {
  const { uri, 'source-type': sourceType, 'source-id': sourceId } = element.attributes
  const source = uri ?? (sourceId === undefined ? undefined : `${sourceType}:${sourceId}`)
  if (source === undefined) {
    reading.findings.error(reading.file, '', 'a redirect of no address')
    return undefined
  }
  const definition = parseRecord(reading, source, RedirectUrl, {
    statusCode: numberOf(element, 'status-code'),
    destinationType: textOf(element, 'destination-type'),
    destinationId: textOf(element, 'destination-id'),
    destinationUrl: textOf(element, 'destination-url'),
    productCategoryId: textOf(element, 'product-category-id'),
    enabled: flagOf(element, 'enabled-flag'),
    priority: numberOf(element, 'priority'),
    additionalParams: textOf(element, 'additional-url-params'),
    copySourceParams: textOf(element, 'copy-source-params'),
    onlineFrom: textOf(element, 'online-from'),
    onlineTo: textOf(element, 'online-to'),
  })
  return definition && { uri: source, definition }
}
