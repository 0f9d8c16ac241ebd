import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asText } from '@/lib/read-fields'

/** Title and text above a form, or above a list that does not come from the content hub. */
export interface BlockHead {
  title?: string
  text?: string
}

export function readBlockHead(item: ContentItem): BlockHead {
  return { title: asText(item.title), text: asText(item.text) }
}
