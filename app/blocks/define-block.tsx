import type { ComponentType } from 'react'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { readOnce } from '@/lib/read-once'

export interface BlockPlace {
  /** 1 if this block contains the page's main heading. */
  headingLevel: 1 | 2
  /**
   * `true` for the block at the top of the page, whose picture has the highest loading priority.
   */
  isFirst: boolean
}

export interface BlockProps<Content> extends BlockPlace {
  content: Content
}

/** The component of a content type. Its item may be incomplete. */
export type Block = ComponentType<{ item: ContentItem } & BlockPlace>

interface BlockDefinition<Content> {
  /** Skips unreadable parts; returns undefined if there is nothing to show. */
  parse: (item: ContentItem) => Content | undefined
  component: ComponentType<BlockProps<Content>>
}

export function defineBlock<Content>(definition: BlockDefinition<Content>): Block {
  const { component: Component } = definition
  const parse = readOnce(definition.parse)
  return function DefinedBlock({ item, ...place }) {
    const content = parse(item)
    return content === undefined ? null : <Component content={content} {...place} />
  }
}
