import { createHash, createHmac } from 'node:crypto'
import { AppError } from '@/errors/app-error'
import { createCardSession } from '@/integrations/card-gateway/cybersource.server'
import { einstein } from '@/integrations/recommendations/einstein'
import { fetchReviews, submitVote } from '@/integrations/reviews/bazaarvoice.server'
import { getAppConfig } from '@/site/app-config'
import { readServerConfig, serverConfig } from '@/site/server-config.server'
import { startFaultServer, type Fault } from '../../../scripts/testing/fault-server'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { FIRST_REVIEWS, PROVIDER_CLIENTS, VOTE } from '../testing/provider-clients'

jest.mock('@/site/server-config.server', () => ({
  ...jest.requireActual<object>('@/site/server-config.server'),
  serverConfig: jest.fn(),
}))

jest.mock('@/site/app-config')
const APP_CONFIG = {
  sites: [],
  commerceAPI: { proxyPath: '', parameters: { clientId: '', organizationId: '', shortCode: '' } },
}

/** Every secret of a provider's account. */
const SECRETS = {
  ADDRESS_VERIFICATION_TOKEN: 'secret-experian',
  CONTENT_HUB_KEY: 'secret-amplience',
  SOCIAL_GALLERY_KEY: 'secret-pixlee',
  SUBSCRIPTIONS_KEY: 'secret-ordergroove',
  CARD_GATEWAY_MERCHANT: 'brindille',
  CARD_GATEWAY_KEY_ID: 'secret-key-id',
  CARD_GATEWAY_KEY: 'c2VjcmV0LWN5YmVyc291cmNl',
}
const ORIGINS = [
  'ADDRESS_VERIFICATION_ORIGIN',
  'CARD_GATEWAY_ORIGIN',
  'CONTENT_HUB_ORIGIN',
  'INSTALLMENTS_ORIGIN',
  'REVIEWS_ORIGIN',
  'SOCIAL_GALLERY_ORIGIN',
  'STORE_LOCATOR_ORIGIN',
  'SUBSCRIPTIONS_ORIGIN',
  'SUBSCRIPTION_OFFERS_ORIGIN',
] as const

/** The expected error for each fault, the same for every provider. */
const OUTCOMES: Record<Fault, { status: number; retryAfterMs?: number }> = {
  slow: { status: 504 },
  busy: { status: 503, retryAfterMs: 7000 },
  broken: { status: 502 },
  account: { status: 502 },
  cut: { status: 502 },
  page: { status: 502 },
  'not JSON': { status: 502 },
  'wrong shape': { status: 502 },
  endless: { status: 502 },
  elsewhere: { status: 502 },
}
const FAULT_NAMES: Fault[] = [
  'slow',
  'busy',
  'broken',
  'account',
  'cut',
  'page',
  'not JSON',
  'wrong shape',
  'endless',
  'elsewhere',
]

let provider: Awaited<ReturnType<typeof startFaultServer>>
// each test has its own origin, because the clients remember failures by origin
beforeEach(async () => {
  provider = await startFaultServer({ text: '' })
  const origins = Object.fromEntries(ORIGINS.map((name) => [name, provider.origin]))
  jest.mocked(serverConfig).mockReturnValue(readServerConfig({ ...SECRETS, ...origins }))
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => provider.close())

async function failureOf(ask: () => Promise<unknown>): Promise<AppError> {
  const error: unknown = await ask().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`No failure, but ${String(error)}`)
  return error
}

/**
 * Makes every time-out of a slow provider pass a hundred times as fast.
 * @returns the time-outs that were set, ms
 */
function hurry(fault: Fault): number[] {
  const limits: number[] = []
  if (fault !== 'slow') return limits
  const { timeout } = AbortSignal
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return timeout(ms / 100)
  })
  return limits
}

describe.each(Object.entries(PROVIDER_CLIENTS))('%s', (_name, { ask, timeoutMs, answer }) => {
  test.each(FAULT_NAMES)('a provider that is %s is unavailable, and says why', async (fault) => {
    provider.answer = { fault }
    const limits = hurry(fault)
    const error = await failureOf(ask)
    expect(error).toMatchObject({ kind: 'unavailable', ...OUTCOMES[fault] })
    expect(error.detail).toMatch(/^[a-z ]+: [A-Z].*\.$/)
    for (const limit of limits) expect(limit).toBe(timeoutMs)
    const shown = JSON.stringify(error)
    for (const secret of Object.values(SECRETS)) expect(shown).not.toContain(secret)
  })

  test('a provider that fails in a row is not asked for a while, then once, then again', async () => {
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
    provider.answer = { fault: 'broken' }
    while (provider.requests.length < 5) await failureOf(ask)
    const asked = provider.requests.length
    expect(await failureOf(ask)).toMatchObject({ kind: 'unavailable', status: 503 })
    expect(provider.requests).toHaveLength(asked)
    provider.answer = { text: answer }
    const isBack = () =>
      ask().then(
        () => true,
        () => false,
      )
    // if a call makes two requests at once, only the first one may test whether the provider is
    // back
    let later = now
    await waitUntil(
      () => {
        clock.mockReturnValue((later += 10_000))
        return isBack()
      },
      { withinMs: 1_000_000 },
    )
    expect(await isBack()).toBe(true)
    expect(provider.requests.length).toBeGreaterThan(asked)
  })
})

test('the account signs what opens a session of card fields', async () => {
  provider.answer = { text: 'e30.e30.c2ln' }
  await createCardSession('https://shop.example')
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = provider.requests
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const signed = [
    `host: ${new URL(provider.origin).host}`,
    `date: ${String(headers.date)}`,
    '(request-target): post /microform/v2/sessions',
    `digest: ${digest}`,
    'v-c-merchant-id: brindille',
  ].join('\n')
  const key = Buffer.from(SECRETS.CARD_GATEWAY_KEY, 'base64')
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(path).toBe('/microform/v2/sessions')
  expect(Math.abs(Date.now() - Date.parse(String(headers.date)))).toBeLessThan(60_000)
  expect(headers).toMatchObject({
    digest,
    'v-c-merchant-id': 'brindille',
    signature: `keyid="secret-key-id", algorithm="HmacSHA256", headers="host date (request-target) digest v-c-merchant-id", signature="${signature}"`,
  })
})

test.each(FAULT_NAMES)('a browser goes without recommendations that are %s', async (fault) => {
  jest.mocked(getAppConfig).mockReturnValue({
    ...APP_CONFIG,
    recommendations: { proxyPath: provider.origin, clientId: 'client', instanceType: 'sbx' },
  })
  provider.answer = { fault }
  const limits = hurry(fault)
  const request = { visitor: { cookieId: 'visit-1' }, products: [] }
  const ask = () => einstein.getRecommendations('brindille', 'recently-viewed', request)
  expect(await failureOf(ask)).toBeInstanceOf(AppError)
  expect(limits).toEqual(fault === 'slow' ? [5000] : [])
})

test('whether a provider is back is tried for two seconds', async () => {
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  const ask = () => fetchReviews(FIRST_REVIEWS)
  provider.answer = { fault: 'broken' }
  while (provider.requests.length < 5) await failureOf(ask)
  clock.mockReturnValue(now + 1000)
  provider.answer = { fault: 'slow' }
  const limits = hurry('slow')
  expect(await failureOf(ask)).toMatchObject({ status: 504 })
  expect(limits).toEqual([2000])
})

test('a visitor who asks too often gets 429, and holds up nobody else', async () => {
  provider.answer = { fault: 'busy' }
  for (let times = 0; times < 6; times += 1) {
    const error = await failureOf(() => submitVote(VOTE, '203.0.113.7'))
    expect(error).toMatchObject({ status: 429, retryAfterMs: 7000 })
  }
  expect(provider.requests).toHaveLength(6)
})

test('our passkey that is refused in an answer of 200 is nothing a shopper reads', async () => {
  provider.answer = {
    text: '{"HasErrors":true,"Errors":[{"Code":"ERROR_PARAM_INVALID_API_KEY","Message":"Key praline."}]}',
  }
  const error = await failureOf(() => fetchReviews(FIRST_REVIEWS))
  expect(error).toMatchObject({ kind: 'unavailable', status: 502 })
  expect(JSON.stringify(error)).not.toContain('praline')
})
