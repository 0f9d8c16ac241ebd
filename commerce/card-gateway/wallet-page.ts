import { createHash } from 'node:crypto'
import { moneyFormat } from '../../rules/currency'
import { escapeMarkup, renderPage } from '../../rules/html-page'
import { toDecimal } from '../money'
import { toReturnAddress } from './wallet-return.rules'
import { wordsIn } from '../languages/languages'
import type { WalletSession } from './wallet.repository'

interface Brand {
  name: string
  ink: string
  fill: string
}

/** Text color and background, with a contrast of at least 4.5. */
const BRANDS: Readonly<Record<WalletSession['wallet'], Brand>> = {
  PayPal: { name: 'PayPal', ink: '#ffffff', fill: '#17388a' },
  Venmo: { name: 'Venmo', ink: '#ffffff', fill: '#0a66c2' },
  KLARNA: { name: 'Klarna', ink: '#17120f', fill: '#ffb3c7' },
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:#f3f3f5;color:#1c1c1f;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:27rem;overflow:hidden;border-radius:1rem;background:#fff;box-shadow:0 1px 2px #0002,0 8px 32px #0001}
header{padding:1rem 1.5rem;font-size:1.375rem;font-weight:800;letter-spacing:-.02em}
.body{display:grid;gap:1.25rem;padding:1.5rem}
h1{margin:0;font-size:1.375rem;line-height:1.25}
p{margin:0}
.note{padding:.75rem 1rem;border-radius:.5rem;background:#f3f3f5;font-size:.875rem}
.amount{font-size:2.25rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;margin:.5rem 0 0;font-variant-numeric:tabular-nums}
dd{margin:0}
fieldset{margin:0;padding:0;border:0}
legend,h2{margin:0;padding:0;font-size:1rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:flex-start;padding:.625rem 0}
input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0}
form{display:grid;gap:1.25rem}
.actions{display:grid;gap:.75rem}
button,a{display:block;width:100%;min-height:3rem;padding:.75rem 1rem;border:2px solid transparent;border-radius:999px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{border-color:#6b6b70;background:#fff;color:#1c1c1f}
:focus-visible{outline:3px solid #1c1c1f;outline-offset:3px}
${Object.entries(BRANDS)
  .map(([id, { ink, fill }]) => `.${id}{background:${fill};color:${ink}}`)
  .join('\n')}
`

export function renderWalletPage(session: WalletSession, isOpen: boolean): string {
  const { wallet, merchant, language } = session
  const { language: lang, wallet: texts } = wordsIn(language)
  const { name } = BRANDS[wallet]
  const fill = (text: string) => text.replace('{merchant}', merchant).replace('{wallet}', name)
  const toHtml = (text: string) => escapeMarkup(fill(text))
  const title = fill(isOpen ? texts.title : texts.expiredTitle)
  const back = escapeMarkup(toReturnAddress(session.return_url, session.id))
  const rest = isOpen
    ? renderForm(session, toHtml)
    : `<p>${toHtml(texts.expired)}</p><a class="${wallet}" href="${back}">${toHtml(texts.back)}</a>`
  const body = `<main>
<header class="${wallet}">${name}</header>
<div class="body">
<h1>${escapeMarkup(title)}</h1>
<p class="note">${toHtml(texts.standIn)}</p>
${rest}
</div>
</main>`
  return renderPage({ lang, title: `${title} · ${name}`, style: STYLE, body })
}

function renderForm(session: WalletSession, toHtml: (text: string) => string): string {
  const { wallet, amount_minor: amountMinor, currency, language } = session
  const { language: lang, wallet: texts } = wordsIn(language)
  const money = (minor: number) => formatMoney(minor, currency, lang)
  return `<div><p>${toHtml(texts.pays)}</p><p class="amount">${money(amountMinor)}</p></div>
${wallet === 'KLARNA' ? renderSchedule(amountMinor, money, toHtml, language) : ''}
<form method="post">
<fieldset><legend>${toHtml(texts.source)}</legend>
<label><input type="radio" name="source" value="balance" checked> ${toHtml(texts.balance)}</label>
<label><input type="radio" name="source" value="empty"> ${toHtml(texts.empty)}</label>
</fieldset>
<div class="actions">
<button class="${wallet}" name="decision" value="approve">${toHtml(texts.approve)}</button>
<button class="quiet" name="decision" value="cancel">${toHtml(texts.cancel)}</button>
</div>
</form>`
}

const PARTS = 4
const WEEKS_BETWEEN = 2

function renderSchedule(
  amountMinor: number,
  money: (minor: number) => string,
  toHtml: (text: string) => string,
  language: string,
): string {
  const { wallet: texts } = wordsIn(language)
  const rows = splitEvenly(amountMinor, PARTS).map((minor, index) => {
    const weeks = String(index * WEEKS_BETWEEN)
    const when = index === 0 ? texts.today : texts.inWeeks.replace('{weeks}', weeks)
    return `<dt>${toHtml(when)}</dt><dd>${money(minor)}</dd>`
  })
  return `<section><h2>${toHtml(texts.schedule)}</h2><dl>${rows.join('')}</dl></section>`
}

/** Splits an amount into parts that add up exactly; the first parts may be a cent larger. */
export function splitEvenly(amountMinor: number, parts: number): number[] {
  const least = Math.floor(amountMinor / parts)
  const rest = amountMinor - least * parts
  return Array.from({ length: parts }, (_, index) => least + (index < rest ? 1 : 0))
}

function formatMoney(minor: number, currency: string, lang: string): string {
  // both languages use the number formats of the United States
  const format = new Intl.NumberFormat(`${lang}-US`, moneyFormat(currency))
  return escapeMarkup(format.format(toDecimal(minor, currency)))
}

export function walletPolicy(returnUrl: string): string {
  const styleHash = createHash('sha256').update(STYLE).digest('base64')
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `base-uri 'none'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
