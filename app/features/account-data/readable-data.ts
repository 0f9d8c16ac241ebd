import { escapeMarkup, renderPage } from '@rules/html-page'
import type { AccountData } from '@/commerce-client/account-data'
import { tokens } from '@/theme/tokens'

interface ReadableOptions {
  title: string
  /** The page's language as a BCP 47 tag. */
  locale: string
}

const STYLE = `
body { font: 16px/1.5 Georgia, serif; color: ${tokens.color.ink}; background: ${tokens.color.page}; margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem }
h1, h2 { font-weight: 400; line-height: 1.2 } h2 { margin: 2.5rem 0 .75rem; border-bottom: 1px solid ${tokens.color.line}; padding-bottom: .35rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1.25rem; margin: 0 } dt { color: ${tokens.color.inkSoft} } dd { margin: 0; overflow-wrap: anywhere }
dd > dl, dd > ol { margin-bottom: .5rem } ol { margin: 0; padding-left: 1.25rem } li { margin-bottom: .75rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }`

/**
 * Returns the data of the JSON as a readable and printable HTML page without external resources.
 */
export function toReadableData(data: AccountData, { title, locale }: ReadableOptions): string {
  const parts = Object.entries(data)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `<h2>${toWords(name)}</h2>${toHtml(value)}`)
  const body = `<h1>${escapeMarkup(title)}</h1>${parts.join('\n')}`
  return renderPage({ lang: locale, title, style: STYLE, body })
}

function toHtml(value: unknown): string {
  if (Array.isArray(value)) {
    return `<ol>${value.map((one) => `<li>${toHtml(one)}</li>`).join('')}</ol>`
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).filter(([, part]) => !isEmpty(part))
    return `<dl>${rows.map(([name, part]) => `<dt>${toWords(name)}</dt><dd>${toHtml(part)}</dd>`).join('')}</dl>`
  }
  return escapeMarkup(String(value))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** `shippingAddress` → `Shipping address` */
function toWords(name: string): string {
  const words = name
    .replace(/^c_/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return escapeMarkup(words.charAt(0).toUpperCase() + words.slice(1).toLowerCase())
}
