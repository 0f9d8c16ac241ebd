/**
 * The markup allowed in a custom HTML block, as options of sanitize-html: the engine sanitizes it
 * on import, and the storefront on delivery, whoever wrote it. Scripts, event handlers, styles and
 * frames are removed; pictures must be the shop's own. `data-layout` selects a layout: columns, or
 * a framed box.
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
  // only without a scheme: a path of the shop
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName: string, attribs: Record<string, string>) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
}
