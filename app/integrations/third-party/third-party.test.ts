/** @jest-environment jest-fixed-jsdom */
import { COOKIE_PURPOSES, THIRD_PARTIES, type ThirdPartyConfig } from '@/site/third-party'
import { loadThirdParties, whenSettled } from './load-third-party'
import { isInPage } from './third-party'

let mockConfigured: ThirdPartyConfig = {}
jest.mock('@/site/app-config', () => ({ getAppConfig: () => ({ thirdParty: mockConfigured }) }))

interface Configured {
  scripts: ThirdPartyConfig
  origins: string[]
}

/** Returns the configuration that `config/third-party.js` builds from an environment. */
function configure(environment: Record<string, string>): Configured {
  const before = process.env
  process.env = { ...environment }
  try {
    let configured: Configured | undefined
    jest.isolateModules(() => {
      configured = jest.requireActual<Configured>('../../../config/third-party.js')
    })
    if (!configured) throw new Error('nothing was configured')
    return configured
  } finally {
    process.env = before
  }
}

const ALL = {
  RATINGS_SCRIPT: 'https://ratings.example/bv.js',
  RECURRING_ORDERS_MERCHANT: 'brindille',
  SOCIAL_GALLERY_SCRIPT: 'https://social.example/gallery.js',
  CHAT_SCRIPT: 'https://chat.example/bootstrap.js',
  SURVEY_SCRIPT: 'https://survey.example/survey.js',
  TAG_MANAGER_SCRIPT: 'https://tags.example/gtm.js',
  ANALYTICS_SCRIPT: 'https://stats.example/a.js',
  SESSION_RECORDING_SCRIPT: 'https://record.example/r.js',
  RECAPTCHA_SITE_KEY: 'site-key',
  KLARNA_CLIENT_ID: 'client',
}

const scriptsInPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')].map((script) => [
    script.dataset.thirdParty,
    script.src,
  ])

const PURPOSES: readonly string[] = COOKIE_PURPOSES

function load(scripts: ThirdPartyConfig, allowed = PURPOSES, isPayment = false): void {
  mockConfigured = scripts
  const mayServe = (purpose: string) => allowed.includes(purpose)
  loadThirdParties({ siteId: 'main', mayServe, isPayment })
}

beforeEach(() => document.head.replaceChildren())

test('a party has settled when its scripts have loaded or failed, and at once without any', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  load(configure({ ANALYTICS_SCRIPT: 'https://a.example/1.js, https://a.example/2.js' }).scripts)
  await whenSettled('chat')
  let hasSettled = false
  const settling = whenSettled('analytics').then(() => (hasSettled = true))
  const [first, second] = document.querySelectorAll('[data-third-party]')
  first?.dispatchEvent(new Event('load'))
  await whenSettled('chat')
  expect([hasSettled, isInPage('analytics')]).toEqual([false, true])
  second?.dispatchEvent(new Event('error'))
  await settling
  first?.remove()
  expect([hasSettled, isInPage('analytics')]).toEqual([true, false])
})

test('without an account every kind has its stand-in, and no script is added [SHELL-037, SHELL-039]', () => {
  const { scripts, origins } = configure({})
  expect([scripts, origins]).toEqual([{}, []])
  load(scripts)
  expect(scriptsInPage()).toEqual([])
  expect(document.documentElement.dataset.standIns?.split(' ')).toEqual([...THIRD_PARTIES])
})

test('each kind is loaded from where it is configured, with the page’s nonce [SHELL-037, ANL-016]', () => {
  const own = document.createElement('script')
  own.nonce = 'n0nce'
  own.setAttribute('nonce', 'n0nce')
  document.head.append(own)
  const { scripts, origins } = configure(ALL)
  load(scripts)
  load(scripts)
  expect(scriptsInPage()).toEqual([
    ['ratings', ALL.RATINGS_SCRIPT],
    ['recurring-orders', 'https://static.ordergroove.com/brindille/main.js'],
    ['social-gallery', ALL.SOCIAL_GALLERY_SCRIPT],
    ['chat', ALL.CHAT_SCRIPT],
    ['survey', ALL.SURVEY_SCRIPT],
    ['tag-manager', ALL.TAG_MANAGER_SCRIPT],
    ['analytics', ALL.ANALYTICS_SCRIPT],
    ['session-recording', ALL.SESSION_RECORDING_SCRIPT],
    ['captcha', 'https://www.google.com/recaptcha/api.js?render=explicit'],
    ['installments', 'https://na-library.klarnaservices.com/lib.js'],
    ['installments', 'https://js.klarna.com/web-sdk/v1/klarna.js'],
  ])
  for (const script of document.querySelectorAll<HTMLScriptElement>('[data-third-party]')) {
    expect(script.nonce).toBe('n0nce')
  }
  expect(document.querySelectorAll('[data-client-id="client"]')).toHaveLength(2)
  const named = [...document.querySelectorAll<HTMLScriptElement>('[data-site-id="main"]')]
  expect(named.map(({ src }) => src)).toEqual([ALL.ANALYTICS_SCRIPT])
  expect(document.documentElement.dataset.standIns).toBe('')
  expect(origins).toContain('https://chat.example')
  expect(new Set(origins).size).toBe(origins.length)
})

test('the script of Google Pay waits for a browser that can pay, and its origins are allowed', () => {
  const { scripts, origins } = configure({ GOOGLE_PAY_MERCHANT: 'BCR2' })
  load(scripts, PURPOSES, true)
  expect(scriptsInPage()).toEqual([])
  expect(scripts['google-pay']?.src).toEqual(['https://pay.google.com/gp/p/js/pay.js'])
  expect(origins).toEqual([
    'https://pay.google.com',
    'https://google.com',
    'https://www.google.com',
  ])
})

test('those that follow a visitor are left out for who refuses that, and come when they agree', () => {
  const { scripts } = configure(ALL)
  const parties = () => [...new Set(scriptsInPage().map(([party]) => party))]
  load(scripts, [])
  expect(parties()).toEqual([
    'ratings',
    'recurring-orders',
    'social-gallery',
    'chat',
    'captcha',
    'installments',
  ])
  load(scripts, ['measuring'])
  expect(new Set(THIRD_PARTIES.filter((party) => !parties().includes(party)))).toEqual(
    new Set(['tag-manager']),
  )
  load(scripts)
  expect(new Set(parties())).toEqual(new Set(THIRD_PARTIES))
})

test('recurring orders have another host in staging than in production [SHELL-038]', () => {
  const srcAt = (DEPLOY_TARGET: string) =>
    configure({ RECURRING_ORDERS_MERCHANT: 'm', DEPLOY_TARGET }).scripts['recurring-orders']?.src
  expect(srcAt('production')).toEqual(['https://static.ordergroove.com/m/main.js'])
  expect(srcAt('staging')).toEqual(['https://staging.static.ordergroove.com/m/main.js'])
})

test('hosts that the scripts contact are listed beside them, and a missing one is reported', () => {
  const { origins } = configure({
    CHAT_SCRIPT: ALL.CHAT_SCRIPT,
    THIRD_PARTY_ORIGINS: 'https://api.chat.example, https://chat.example',
  })
  expect(origins).toEqual(['https://chat.example', 'https://api.chat.example'])
  expect(() => configure({ CHAT_SCRIPT: 'chat.js' })).toThrow('CHAT_SCRIPT: chat.js is no address')
})

test('a script that does not load is logged, and nothing else happens [SHELL-040]', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  load(configure({ RECAPTCHA_SITE_KEY: 'k' }).scripts)
  document.querySelector('[data-third-party]')?.dispatchEvent(new Event('error'))
  expect(log).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"party":"captcha"'))
})

test('a page of a payment has only the scripts that take part in it', () => {
  load(configure(ALL).scripts, PURPOSES, true)
  expect(new Set(scriptsInPage().map(([party]) => party))).toEqual(
    new Set(['captcha', 'installments']),
  )
})
