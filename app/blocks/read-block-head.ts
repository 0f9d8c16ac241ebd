import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asText } from '@/lib/read-fields'

/** What an editor writes above a form or a list that the shop fills itself. */
export interface BlockHead {
  title?: string
  text?: string
}

export function readBlockHead(item: ContentItem): BlockHead {
  return { title: asText(item.title), text: asText(item.text) }
}
