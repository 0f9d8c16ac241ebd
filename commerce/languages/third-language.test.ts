import { toAccountMail } from '../auth/account-mail.rules'
import { toOrderConfirmation } from '../mail/order-confirmation.rules'
import { renderMail } from '../mail/templates/render-mail'
import { renderWalletPage } from '../card-gateway/wallet-page'
import { renderSleevePage } from '../providers/logo-sleeve/sleeve-page'
import { renderUnsubscribe } from '../stock-notices/unsubscribe.page'
import { toSubscriptionMail } from '../subscriptions/subscription-mails.rules'
import { ENGLISH } from './en'
import { LANGUAGES, wordsIn } from './languages'

/** A made-up language: the English texts between angles. */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return `‹${value}›`
  if (typeof value === 'function') return (...values: unknown[]) => translate(value(...values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, translate(text)]))
}
const MADE_UP = Object.assign({}, ENGLISH, translate(ENGLISH), {
  language: 'qx',
  locale: 'qx-QX',
})

const locale = 'qx-QX'
const BRAND = { name: 'Shop', accent: '#6e1423', homeUrl: 'https://shop.example/', phone: '555' }
const SUBSCRIPTION = {
  subscriptionId: 's1',
  siteId: 'brindille',
  product: 'Truffles',
  quantity: 1,
  interval: { every: 2, period: 2 },
  to: 'ada@example.com',
  firstName: 'Ada',
  locale,
  link: 'https://shop.example/',
}
const WALLET_SESSION = {
  id: 'w1',
  wallet: 'KLARNA',
  reference: null,
  merchant: 'Shop',
  amount_minor: 4000,
  currency: 'USD',
  language: locale,
  return_url: 'https://shop.example/',
  status: 'pending',
  jti: null,
  created_at: new Date(),
  decided_at: null,
  expires_at: new Date(),
} as const

function mail(content: Parameters<typeof renderMail>[0]): string {
  const { html, text } = renderMail(content, BRAND)
  return `${/<html[^>]*>/.exec(html)?.[0]}${text}`
}
const account = { to: 'ada@example.com', siteId: 'brindille', reference: 'login:1', secret: '1' }
const order = { orderNo: '1', currency: 'USD', productItems: [], shipments: [] }
const context = {
  siteId: 'brindille',
  link: '',
  claimLink: '',
  sendsTexts: false,
  pictures: new Map(),
  pieceNames: new Map(),
}
const sleeve = { parent: '', sessionId: '', scriptHash: '', today: '2026-11-29' }

const PLACES: Record<string, (locale: string) => string> = {
  'mails about accounts': (locale) => mail(toAccountMail({ ...account, purpose: 'otp', locale })),
  'mails about orders': (locale) => mail(toOrderConfirmation(order, { ...context, locale })),
  'mails about subscriptions': (locale) =>
    mail(
      toSubscriptionMail({ kind: 'begun', day: '2026-12-01' }, '1', { ...SUBSCRIPTION, locale }),
    ),
  'the page that stops mails': (locale) => renderUnsubscribe({ locale }, false),
  'the form for a sleeve': (locale) => renderSleevePage({ ...sleeve, locale }),
  'the page of a wallet': (language) => renderWalletPage({ ...WALLET_SESSION, language }, true),
}

beforeEach(() => LANGUAGES.push(MADE_UP))
afterEach(() => LANGUAGES.pop())

test.each(Object.entries(PLACES))('%s speak a language that was added', (_name, render) => {
  const page = render(locale)
  expect(page).toMatch(/<html[^>]* lang="qx(-QX)?"/)
  expect(page.match(/‹/g)?.length).toBeGreaterThan(1)
  const plain = page.replace(/[‹›]/g, '').replace(/lang="qx(-QX)?"/, '')
  expect(plain).toBe(render('en-US').replace(/lang="en(-US)?"/, ''))
  expect(untranslated(page)).toEqual([])
})

const NOT_TRANSLATED = /https?:\S*|Shop|Truffles|Klarna|Tuesday|December/g

/** Returns the words of a page that are not between angles. */
function untranslated(page: string): string[] {
  let text = page.replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, ' ')
  while (text.includes('‹')) text = text.replace(/‹[^‹›]*›/g, '')
  return text.replace(NOT_TRANSLATED, '').match(/[a-z]{2,}/gi) ?? []
}

test.each([
  ['es-US', 'es'],
  ['ES-mx', 'es'],
  ['es', 'es'],
  ['est-EE', 'en'],
  ['en-GB', 'en'],
  ['qx', 'qx'],
  ['', 'en'],
  [undefined, 'en'],
])('the texts for %s are in %s', (locale, language) => {
  expect(wordsIn(locale).language).toBe(language)
})
