import { readFileSync } from 'node:fs'
import { escapeMarkup, renderPage } from '../../rules/html-page'
import { pageLook } from '../../rules/page-look'
import { OPERATOR_STYLE } from './operator-style'

export function renderOperatorPage(title: string, main: string): string {
  const body = `<main><h1>${escapeMarkup(title)}</h1>
${main}</main>`
  return renderPage({ lang: 'en', title, style: pageLook(readFileSync) + OPERATOR_STYLE, body })
}
