import { escapeHtml } from '../http/escape-html'
import { OPERATOR_STYLE } from './operator-style'

/**
 * Renders a page for operators that works without scripts.
 * @param style styles of this page in addition to `OPERATOR_STYLE`
 */
export function renderOperatorPage(title: string, main: string, style: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${OPERATOR_STYLE}${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${main}</main></body>
</html>
`
}
