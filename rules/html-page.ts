const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and quoted attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character)
}

interface PageParts {
  /** A BCP 47 tag. */
  lang: string
  title: string
  /** Markup, as `head` and `attributes` too. */
  body: string
  head?: string
  attributes?: string
  style?: string
  /** Of the style element, for the content security policy. */
  nonce?: string
}

/** Renders a page of one file, which needs no build and which crawlers leave out. */
export function renderPage({ lang, title, body, head = '', attributes = '', ...look }: PageParts) {
  const nonce = look.nonce === undefined ? '' : ` nonce="${escapeMarkup(look.nonce)}"`
  const style = look.style === undefined ? '' : `<style${nonce}>${look.style}</style>`
  return `<!doctype html>
<html lang="${escapeMarkup(lang)}"${attributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title>
${head}${style}</head>
<body>${body}</body>
</html>
`
}
