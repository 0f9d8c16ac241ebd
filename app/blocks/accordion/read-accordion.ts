import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asText } from '@/lib/read-fields'

export interface AccordionContent {
  title?: string
  /** `true` if the titles are questions and the texts are their answers. */
  isFaq: boolean
  entries: { title: string; html: string }[]
}

/** Reads an `accordion` item; returns undefined if it has no entries. */
export function readAccordion(item: ContentItem): AccordionContent | undefined {
  const entries = asList(item.entries, readEntry)
  if (entries.length === 0) return undefined
  return { title: asText(item.title), isFaq: item.kind === 'faq', entries }
}

function readEntry(value: unknown): AccordionContent['entries'][number] | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const html = asText(fields.html)
  return title && html ? { title, html } : undefined
}
