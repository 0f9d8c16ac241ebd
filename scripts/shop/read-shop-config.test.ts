import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readServerConfig } from '../../app/site/server-config.server'
import { StorefrontSettings } from '../../app/site/storefront-settings.server'
import { readConfig } from '../../commerce/config'
import { EngineSettings } from '../../commerce/engine-settings'
import { readShopConfig } from './read-shop-config'

const WRONG = {
  PORT: '80a',
  COMMERCE_PORT: '70000',
  MEDIA_ORIGIN: 'media.example',
  REVIEWS_ORIGIN: 'ftp://reviews.example',
  CHAT_SCRIPT: 'https://chat.example/a.js, chat.js',
  DELIVERY_DAYS: '7-3',
  TRUST_PROXY: 'yes',
  LOG_LEVEL: 'loud',
  STOREFRONT_ORIGINS: 'shop.example',
  CONTENT_HUB_ORIGIN: 'editor:pa55@hub.example',
  PRIVATE_CLIENTS: 'desk:in-the-clear',
  OPERATOR_TOKEN: 'short-secret',
  SMTP_URL: 'mail.example:secret',
}

const ENGINE_ONLY = ['STOREFRONT_ORIGINS', 'PRIVATE_CLIENTS', 'OPERATOR_TOKEN', 'SMTP_URL']

function messageOf(environment: Record<string, string>, withEngine = true): string {
  try {
    readShopConfig(environment, { withEngine })
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

const namesIn = (message: string) =>
  message.split('\n').flatMap((line) => /^ {2}(\w+) is /.exec(line)?.[1] ?? [])

test('every wrong setting of both processes is named at once, with what is allowed', () => {
  const message = messageOf(WRONG)
  expect(namesIn(message).sort()).toEqual(Object.keys(WRONG).sort())
  expect(message).toContain('PORT is "80a"; allowed: a whole number from 0 to 65535.')
  expect(message).toContain('LOG_LEVEL is "loud"; allowed: one of fatal, error, warn')
  expect(message).toContain('DELIVERY_DAYS is "7-3"; allowed: none, or the fewest and the most')
})

test('no secret is shown, nor what may be a password in an address', () => {
  const message = messageOf(WRONG)
  for (const secret of ['in-the-clear', 'short-secret', 'mail.example', 'pa55']) {
    expect(message).not.toContain(secret)
  }
  expect(message).toContain('OPERATOR_TOKEN is not valid (its value is not shown); allowed: 16')
})

test('without an engine of its own a shop is started with any settings of the engine', () => {
  const names = Object.keys(WRONG).filter((name) => !ENGINE_ONLY.includes(name))
  expect(namesIn(messageOf(WRONG, false)).sort()).toEqual(names.sort())
})

test('an empty setting is as good as absent', () => {
  const empty = Object.fromEntries(
    Object.keys({ ...StorefrontSettings.shape, ...EngineSettings.shape }).map((name) => [name, '']),
  )
  expect(readShopConfig(empty, { withEngine: true })).toEqual(
    readShopConfig({}, { withEngine: true }),
  )
})

test('providers are the engine’s, unless they have an address of their own', () => {
  const config = readShopConfig(
    { COMMERCE_ORIGIN: 'https://commerce.example/', REVIEWS_ORIGIN: 'https://reviews.example/' },
    { withEngine: false },
  )
  expect(config.hasOwnEngine).toBe(false)
  expect(config.commerceOrigin).toBe('https://commerce.example')
  expect(config.reviews.origin).toBe('https://reviews.example')
  expect(config.contentHub.origin).toBe('https://commerce.example/content-hub')
  expect(config.storeLocator.origin).toBe('https://commerce.example/rio')
})

test('another content hub than the engine’s has no lists of changes and snapshots', () => {
  const config = readShopConfig({ CONTENT_HUB_ORIGIN: 'https://hub.example' }, { withEngine: true })
  expect(config.contentHub).toMatchObject({ changesOrigin: undefined, snapshotsOrigin: undefined })
})

test('a staging key is held to one rule by both processes', () => {
  const short = { CONTENT_HUB_STAGING_KEY: 'fifteen-letters' }
  expect(() => readServerConfig(short)).toThrow('CONTENT_HUB_STAGING_KEY is not valid')
  expect(() => readConfig(short)).toThrow('CONTENT_HUB_STAGING_KEY is not valid')
})

test.each([
  ['supervisor', 'scripts/start.ts', ['PORT', 'OPERATOR_TOKEN']],
  ['storefront', 'scripts/serve.ts', ['PORT']],
  ['engine', 'commerce/main.ts', ['OPERATOR_TOKEN']],
])(
  'the %s ends with 1 before anything is started',
  async (_name, script, names) => {
    const env = {
      ...process.env,
      PORT: '80a',
      OPERATOR_TOKEN: 'short-secret',
      DATA_DIR: '/dev/null/no',
    }
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env })
    const failed = await run.then(
      () => ({ code: 0, stdout: '', stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    expect(failed.code).toBe(1)
    expect(namesIn(failed.stderr)).toEqual(names)
    expect(failed.stdout + failed.stderr).not.toContain('short-secret')
  },
  60_000,
)
