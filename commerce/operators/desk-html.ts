import { escapeHtml } from '../http/escape-html'
import { renderOperatorPage } from './operator-page'

const STYLE = `
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dd { margin: 0; }
  form { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
  label { display: grid; } input, select, button { font: inherit; padding: .4rem .6rem; }
  button { white-space: nowrap; }`

/** A page of the desks of orders and of reviews. */
export const renderPage = (title: string, main: string) => renderOperatorPage(title, main, STYLE)

/** @param iso a time in ISO 8601. */
export function toTime(iso: string): string {
  const shown = iso.slice(0, 16).replace('T', ' ')
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(shown)} UTC</time>`
}

export function formatMoney(amount = 0, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}
