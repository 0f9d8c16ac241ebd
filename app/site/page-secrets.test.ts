import { StorefrontSettings } from './storefront-settings.server'

/** Browsers need this key to show the captcha. */
const PUBLIC_KEYS = ['RECAPTCHA_SITE_KEY']
const SECRET = /_KEY$|_TOKEN$|_SECRET$|ACCESS_CODE$|PREVIEW_CLIENT$/

test('no secret of a setting is in what is written into pages', () => {
  const names = Object.keys(StorefrontSettings.shape)
  const secrets = names.filter((name) => SECRET.test(name) && !PUBLIC_KEYS.includes(name))
  expect(secrets).toEqual(expect.arrayContaining(['CARD_GATEWAY_KEY', 'PREVIEW_ACCESS_CODE']))
  const before = { ...process.env }
  for (const name of secrets) process.env[name] = `hidden-${name}`
  process.env.RECAPTCHA_SITE_KEY = 'shown'
  let written = ''
  jest.isolateModules(() => {
    written = JSON.stringify(jest.requireActual<object>('../../config/default'))
  })
  process.env = before
  expect(written).toContain('shown')
  expect(written).not.toContain('hidden-')
})
