import { contentSecurityPolicy } from './content-security-policy'
import { readServerConfig } from '@/site/server-config.server'

const config = readServerConfig({
  CARD_GATEWAY_PUBLIC_ORIGIN: 'https://cards.example',
  LOGO_SLEEVE_URL: 'https://sleeves.example/form',
  CONTENT_FRAME_ORIGINS: 'https://catalogs.example',
})
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one]))

test('without an outside account nothing but the card gateway and frames of content are let through [CNT-013]', () => {
  const policy = contentSecurityPolicy('n', config)
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual([
    'https://cards.example',
    'https://cards.example',
    'https://sleeves.example',
    'https://catalogs.example',
  ])
})

test('hosts of configured scripts are allowed for requests, frames and images; scripts need the nonce', () => {
  const trustedOrigins = ['https://chat.example', 'https://stats.example']
  const policy = directives(contentSecurityPolicy('n', { ...config, trustedOrigins }))
  const both = trustedOrigins.join(' ')
  expect(policy['script-src']).toBe("script-src 'nonce-n' 'strict-dynamic'")
  expect(policy['connect-src']).toBe(`connect-src 'self' https://cards.example ${both}`)
  expect(policy['frame-src']).toBe(
    `frame-src https://cards.example https://sleeves.example https://catalogs.example ${both}`,
  )
  expect(policy['img-src']).toBe(`img-src 'self' data: ${both}`)
  expect(policy['default-src']).toBe("default-src 'self'")
})

test('forms are sent to this host, and to where the contact form is [FORM-005]', () => {
  const formAction = (given: typeof config) =>
    directives(contentSecurityPolicy('n', given))['form-action']
  expect(formAction(config)).toBe("form-action 'self'")
  const elsewhere = readServerConfig({ CONTACT_FORM_ACTION: 'https://care.example/servlet/case' })
  expect(formAction(elsewhere)).toBe("form-action 'self' https://care.example")
})

test('the content studio alone may frame the visualization, and pages of the shop each other [PRV-002]', () => {
  const own = directives(contentSecurityPolicy('n', config))
  expect(own['frame-ancestors']).toBe("frame-ancestors 'self'")
  const framedBy = ['https://studio.example']
  const framed = directives(contentSecurityPolicy('n', config, { framedBy }))
  expect(framed['frame-ancestors']).toBe("frame-ancestors 'self' https://studio.example")
  const compared = directives(contentSecurityPolicy('n', config, { framesOwnPages: true }))
  expect(compared['frame-src']).toBe(
    "frame-src 'self' https://cards.example https://sleeves.example https://catalogs.example",
  )
})
