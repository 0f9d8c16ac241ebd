/**
 * What the markup of a custom HTML block may hold, as options of sanitize-html: the engine cleans it
 * when it is imported, the storefront when it is delivered, whoever wrote it. Neither scripts nor
 * handlers nor styles nor frames; pictures of the shop itself alone. `data-layout` lays out what is
 * inside: side by side, or in a frame.
 */
export const CUSTOM_MARKUP = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'em', 'small'],
    ...['sub', 'sup', 'br', 'hr', 'blockquote', 'div', 'section', 'span', 'figure', 'figcaption'],
    ...['img', 'details', 'summary', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    div: [{ name: 'data-layout', values: ['columns', 'note'] }],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // without a scheme: a path of the shop
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName: string, attribs: Record<string, string>) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
}
