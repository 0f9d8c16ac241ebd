import { escapeMarkup, renderPage } from '../../rules/html-page'
import { OPERATOR_STYLE } from './operator-style'

/** @param style styles of this page in addition to `OPERATOR_STYLE` */
export function renderOperatorPage(title: string, main: string, style: string): string {
  const body = `<main><h1>${escapeMarkup(title)}</h1>
${main}</main>`
  return renderPage({ lang: 'en', title, style: OPERATOR_STYLE + style, body })
}
