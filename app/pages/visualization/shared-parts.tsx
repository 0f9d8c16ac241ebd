import { useQueryClient } from '@tanstack/react-query'
import { useContext, useLayoutEffect, useState } from 'react'
import { findBlock } from '@/blocks/registry'
import { readSlot, type Slot } from '@/blocks/slot'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { footerQuery, navMenuQuery } from '@/integrations/content-hub/content.queries'
import { asFields, asList, asText } from '@/lib/read-fields'
import { PageParts } from '@/shell/page-parts'
import { useSite } from '@/site/use-site'

/* Items that are no blocks: parts of every page, lists of blocks, and texts. */

const FOOTER = 'footer'
const MENU = 'nav-menu'
const SEASON_MENU = 'season-menu'

export const isSharedPart = ({ contentType }: ContentItem) =>
  [FOOTER, MENU, SEASON_MENU].includes(contentType)

export function SharedPart({ item }: { item: ContentItem }) {
  const { id: siteId } = useSite()
  const client = useQueryClient()
  const [isReady, setReady] = useState(false)
  const isFooter = item.contentType === FOOTER
  const { Header, Footer } = useContext(PageParts)
  useLayoutEffect(() => {
    const menu = item.contentType === SEASON_MENU ? { contentType: MENU, menus: [item] } : item
    if (isFooter) client.setQueryData(footerQuery(siteId).queryKey, item)
    else client.setQueryData(navMenuQuery(siteId).queryKey, menu)
    setReady(true)
  }, [client, siteId, item, isFooter])
  const Part = isFooter ? Footer : Header
  return isReady && Part ? <Part /> : null
}

/** The blocks of an item that lists them for other pages: banners of categories, in-grid tiles. */
export function listInnerBlocks({ banners, tiles }: ContentItem): Slot[] {
  return [banners, tiles].flatMap((list) =>
    asList(list, (entry) => {
      const slot = readSlot(asFields(entry).banner ?? asFields(entry).tile)
      return slot && findBlock(slot.contentType) ? slot : undefined
    }),
  )
}

/** The texts of an item that are shown on an occasion, such as a failed search. */
export function listTexts(item: ContentItem): string[] {
  return Object.values(item).flatMap((part) => asText(asFields(part).html) ?? [])
}
