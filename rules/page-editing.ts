/* The messages between a previewed page and the content studio that shows it in a frame
   (docs/adr/0123). */

/** Marks the messages, because other scripts post messages to the same windows. */
export const PAGE_EDITING = 'page-editing'

/** Part of a page that shows a content item, or a block inside an item. */
export interface PageBlock {
  itemId: string
  /** Path inside the item, as `slots.0`; empty for the whole item. */
  path: string
  contentType: string
  /** The first words of its content. */
  text: string
}

/** Sent by the page. */
export type PageMessage =
  | {
      kind: 'page'
      /** Path and query without language and preview parameters. */
      path: string
      blocks: PageBlock[]
      /** Whether the document has just been loaded and shows no draft yet. */
      isNew: boolean
    }
  | {
      kind: 'chosen'
      itemId: string
      /** Path of the field whose content was clicked, or of its block. */
      path: string
    }

/** Sent by the studio. */
export type StudioMessage =
  /** Content to show instead of the saved content of an item, with linked items inlined. */
  | { kind: 'draft'; itemId: string; content: Readonly<Record<string, unknown>> }
  /** Whether a click chooses a block instead of following a link. */
  | { kind: 'pointing'; isOn: boolean }
  /** Scrolls to a block and outlines it. */
  | { kind: 'show'; itemId: string; path: string }

type Fields = Readonly<Record<string, unknown>>

export function readPageMessage(data: unknown): PageMessage | undefined {
  const message = readMessage(data)
  if (message?.['kind'] === 'page') {
    const { path, blocks, isNew } = message
    if (typeof path !== 'string' || !Array.isArray(blocks)) return undefined
    return { kind: 'page', path, blocks: blocks.filter(isPageBlock), isNew: isNew === true }
  }
  return message?.['kind'] === 'chosen' && isPlace(message)
    ? { kind: 'chosen', itemId: message.itemId, path: message.path }
    : undefined
}

export function readStudioMessage(data: unknown): StudioMessage | undefined {
  const message = readMessage(data)
  switch (message?.['kind']) {
    case 'draft': {
      const { itemId, content } = message
      return typeof itemId === 'string' && isFields(content)
        ? { kind: 'draft', itemId, content }
        : undefined
    }
    case 'pointing':
      return { kind: 'pointing', isOn: message['isOn'] === true }
    case 'show':
      return isPlace(message)
        ? { kind: 'show', itemId: message.itemId, path: message.path }
        : undefined
    default:
      return undefined
  }
}

/** Adds the mark by which the other side recognizes a message. */
export const toPosted = (message: PageMessage | StudioMessage) => ({
  channel: PAGE_EDITING,
  ...message,
})

function readMessage(data: unknown): Fields | undefined {
  return isFields(data) && data['channel'] === PAGE_EDITING ? data : undefined
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPlace(value: Fields): value is Fields & { itemId: string; path: string } {
  return typeof value['itemId'] === 'string' && typeof value['path'] === 'string'
}

function isPageBlock(value: unknown): value is PageBlock {
  if (!isFields(value) || !isPlace(value)) return false
  const fields: Fields = value
  return typeof fields['contentType'] === 'string' && typeof fields['text'] === 'string'
}
