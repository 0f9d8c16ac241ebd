import { asFields, asList, asText } from '@/lib/read-fields'
import { documentUrl } from '@/site/document-url'
import { readImage, type ContentImage } from '../read-content'

/** A component loaded by a custom HTML block (CNT-012). */
export type DynamicComponent =
  | { name: 'e-catalog'; title: string; pages: ContentImage[]; pdfUrl?: string; frameUrl?: string }
  | { name: 'logo-sleeve'; title: string; frameUrl: string }
  | { name: 'unknown'; given: string }

/** Returns undefined if there is no component, or it must not be shown. */
export function readDynamicComponent(value: unknown): DynamicComponent | undefined {
  const fields = asFields(value)
  const name = asText(fields.name)
  const title = asText(fields.title) ?? ''
  // set only by our server, for origins allowed in iframes
  const frameUrl = asText(fields.frameUrl)
  if (name === 'logo-sleeve') return frameUrl ? { name, title, frameUrl } : undefined
  if (name === 'e-catalog') {
    const pages = asList(fields.pages, readImage)
    const pdf = asText(fields.pdfURL)
    if (!frameUrl && pages.length === 0) return undefined
    return { name, title, pages, pdfUrl: pdf && documentUrl(pdf), frameUrl }
  }
  return name ? { name: 'unknown', given: name } : undefined
}
