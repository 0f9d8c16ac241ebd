import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asText } from '@/lib/read-fields'

export interface AccordionContent {
  title?: string
  /** Titles are questions, and what is below them answers. */
  isFaq: boolean
  entries: { title: string; html: string }[]
}

/** Reads an `accordion` item; undefined where it has nothing to open. */
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
