import { escapeHtml } from '../mail/escape-html'
import { OPERATOR_STYLE } from '../mail/operator-style'

const STYLE = `${OPERATOR_STYLE}
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; }
  form { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
  label { display: grid; } input, select, button { font: inherit; padding: .4rem .6rem; }
  button { white-space: nowrap; }`

/** A page for operators: it works without any script. */
export function renderPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}</main></body>
</html>
`
}

/** @param iso a time in ISO 8601. */
export function toTime(iso: string): string {
  const shown = iso.slice(0, 16).replace('T', ' ')
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(shown)} UTC</time>`
}

export function formatMoney(amount = 0, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}
