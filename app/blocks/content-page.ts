import type { QueryClient } from '@tanstack/react-query'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asText } from '@/lib/read-fields'
import type { Site } from '@/site/site'
import type { Slot } from './block-list'
import { findBlock } from './registry'

/** A content page as its screen reads it. */
export interface ContentPageContent {
  title: string
  description?: string
  slots: Slot[]
}

/** Reads a `content-page` item; anything unreadable in a slot becomes an empty slot. */
export function readContentPage(item: ContentItem): ContentPageContent {
  const slots: unknown[] = Array.isArray(item.slots) ? item.slots : []
  return {
    title: asText(item.title) ?? '',
    description: asText(item.description),
    slots: slots.map(readSlot),
  }
}

/** Fetches what the blocks of a page ask for. Never throws: a block does without, or asks again. */
export async function prefetchBlocks(
  page: ContentPageContent,
  queryClient: QueryClient,
  site: Site,
): Promise<void> {
  const queries = page.slots.flatMap((slot) =>
    slot ? (findBlock(slot.contentType)?.listQueries(slot, site) ?? []) : [],
  )
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
}

function readSlot(value: unknown): Slot {
  const fields = asFields(value)
  const contentType = asText(fields.contentType)
  return contentType ? { ...fields, contentType } : null
}
