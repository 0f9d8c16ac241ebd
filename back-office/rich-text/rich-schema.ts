import {
  DOMParser as DocumentParser,
  DOMSerializer,
  Schema,
  type DOMOutputSpec,
  type Node as RichNode,
  type NodeSpec,
} from 'prosemirror-model'

/** The schemes that the engine keeps in links, and paths of the shop. */
const LINK = /^(?:https:|mailto:|tel:|\/|#|[^:]*$)/i

const BLOCK = 'block'
const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  group: `${BLOCK} list`,
  content: 'list_item+',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

const CELL_ATTRIBUTES = ['scope', 'colspan', 'rowspan'] as const

const cell = (tag: 'th' | 'td'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  attrs: Object.fromEntries(CELL_ATTRIBUTES.map((name) => [name, { default: null }])),
  parseDOM: [
    {
      tag,
      getAttrs: (dom) =>
        Object.fromEntries(CELL_ATTRIBUTES.map((name) => [name, dom.getAttribute(name)])),
    },
  ],
  toDOM: ({ attrs }) => [tag, { ...attrs }, 0],
})

const part = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  ...more,
  content,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
})

/** The markup that the shop renders in texts (commerce/content/sanitize-content.ts). */
export const RICH_SCHEMA = new Schema({
  nodes: {
    doc: { content: `${BLOCK}+` },
    paragraph: part('p', 'inline*', { group: BLOCK }),
    heading: {
      group: BLOCK,
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(Math.max(level, 2), 4) },
      })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    list_item: part('li', 'paragraph list*', { defining: true }),
    blockquote: part('blockquote', `${BLOCK}+`, { group: BLOCK, defining: true }),
    table: part('table', 'table_head? table_body+', { group: BLOCK, isolating: true }),
    table_head: part('thead', 'table_row+'),
    table_body: part('tbody', 'table_row+'),
    table_row: part('tr', '(header_cell | cell)+'),
    header_cell: cell('th'),
    cell: cell('td'),
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? ''
            return LINK.test(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything that is copied in a <b> of normal weight
        { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold|[6-9]\d\d)/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
})

const parser = DocumentParser.fromSchema(RICH_SCHEMA)
const serializer = DOMSerializer.fromSchema(RICH_SCHEMA)

export const parseMarkup = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body

export const toRichDocument = (html: string): RichNode => parser.parse(parseMarkup(html))

/** Returns the markup of a document; an empty document has none. */
export function toHtml(document: RichNode): string {
  if (document.textContent.trim() === '' && document.childCount === 1) return ''
  const holder = window.document.createElement('div')
  holder.append(serializer.serializeFragment(document.content))
  for (const item of holder.querySelectorAll('li > p:first-child')) {
    item.replaceWith(...item.childNodes)
  }
  return holder.innerHTML.replaceAll('&nbsp;', '\u00a0')
}
