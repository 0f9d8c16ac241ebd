import type { ComponentType } from 'react'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { readOnce } from '@/lib/read-once'

/** The position of a block on its page. */
export interface BlockPlace {
  /** 1 where this block carries the page's main heading. */
  headingLevel: 1 | 2
  /** The block a visitor sees first: its picture comes before everything else. */
  isFirst: boolean
}

export interface BlockProps<Content> extends BlockPlace {
  content: Content
}

/** The component of a content type: it takes an item, complete or not. */
export type Block = ComponentType<{ item: ContentItem } & BlockPlace>

interface BlockDefinition<Content> {
  /** Tolerant: leaves out what it cannot read; undefined where nothing is worth showing. */
  parse: (item: ContentItem) => Content | undefined
  component: ComponentType<BlockProps<Content>>
}

/** Declares how one content type is read and how it looks; the registry loads both where needed. */
export function defineBlock<Content>(definition: BlockDefinition<Content>): Block {
  const { component: Component } = definition
  const parse = readOnce(definition.parse)
  return function DefinedBlock({ item, ...place }) {
    const content = parse(item)
    return content === undefined ? null : <Component content={content} {...place} />
  }
}
