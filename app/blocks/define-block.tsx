import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactElement } from 'react'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import type { Site } from '@/site/site'

/** Where on its page a block stands. */
export interface BlockPlace {
  /** 1 where this block carries the page's main heading. */
  headingLevel: 1 | 2
  /** The block a visitor sees first: its picture comes before everything else. */
  isFirst: boolean
}

export interface BlockProps<Content> extends BlockPlace {
  content: Content
}

/** A read a block's content asks for, so that the page arrives with it. */
export interface BlockQuery {
  queryKey: QueryKey
  queryFn: () => Promise<unknown>
}

interface BlockDefinition<Content> {
  contentType: string
  /** Tolerant: leaves out what it cannot read; undefined where nothing is worth showing. */
  parse: (item: ContentItem) => Content | undefined
  queries?: (content: Content, site: Site) => BlockQuery[]
  component: ComponentType<BlockProps<Content>>
}

/** A content type as the page sees it: parse and component are matched inside. */
export interface Block {
  contentType: string
  render: (item: ContentItem, place: BlockPlace) => ReactElement | null
  listQueries: (item: ContentItem, site: Site) => BlockQuery[]
}

/** Declares how one content type is read, what it fetches and how it looks. */
export function defineBlock<Content>(definition: BlockDefinition<Content>): Block {
  const { contentType, parse, queries, component: Component } = definition
  return {
    contentType,
    render: (item, place) => {
      const content = parse(item)
      return content === undefined ? null : <Component content={content} {...place} />
    },
    listQueries: (item, site) => {
      const content = parse(item)
      return content === undefined ? [] : (queries?.(content, site) ?? [])
    },
  }
}
