import express from 'express'
import { readSites } from '../host/read-sites'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'
import { rememberPreview } from './remember-preview'
import { readServerConfig } from '@/site/server-config.server'
import { currentPreview } from '@/site/current-preview.server'

const CODE = 'Truffle-Tin-24'
const HOSTS = ['shop.example', 'volume.shop.example', 'fundraising.shop.example']
const PATHS = ['/', '/es-US/', '/search?q=a', '/es-US/blog/x']
const MOMENT = 'previewTimestamp=1802600000000'
const environment = {
  PREVIEW_ACCESS_CODE: CODE,
  TRUST_PROXY: 'true',
  // a Commerce Cloud counts nothing for this process
  COMMERCE_ORIGIN: 'https://commerce.example',
}

let server: TestServer
let cookie: string

beforeAll(async () => {
  // renders all its data for every visitor, as a public page
  const shop = express()
  shop.use((req, _res, next) => {
    // like rememberSite
    req.originalUrl = req.originalUrl.replace(/^\/es-US(?=\/|\?|$)/, '') || '/'
    next()
  })
  shop.use(rememberPreview(() => readServerConfig(environment)))
  shop.get('*', (req, res) => {
    const secret = currentPreview() ? 'SECRET' : 'public'
    res.set('Cache-Control', 'public, s-maxage=900')
    res.send(`<html>${secret} ${req.get('cookie') ?? 'no cookie'} ${'x'.repeat(2000)}</html>`)
  })
  server = await startTestHost(environment, shop, readSites('config'))
  const entered = await fetch(`${server.origin}/admin/preview/access`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: CODE, to: '/' }),
  })
  cookie = `own=1; ${entered.headers.get('set-cookie')?.split(';')[0]}; other=2`
})

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-Host': host, 'X-Forwarded-For': '203.0.113.9', ...headers },
  })
const preview = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${MOMENT}`

test.each(HOSTS.flatMap((host) => PATHS.map((path) => [host, path] as const)))(
  'no page answered in preview is ever answered to somebody else: %s%s [PRV-015]',
  async (host, path) => {
    for (const [at, asked] of [
      ['first', path],
      ['second', preview(path)],
      ['third', path],
    ] as const) {
      const editors = await get(host, preview(path), { Cookie: cookie })
      const html = await editors.text()
      expect(html).toContain('SECRET')
      // the visitor's other cookies are not passed to the page
      expect(html).not.toMatch(/own=1|other=2/)
      expect(editors.headers.get('cache-control')).toBe('private, no-store')
      expect(editors.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(editors.headers.get('etag')).toBeNull()
      expect(editors.headers.get('x-cache')).toBe('BYPASS')

      const others = await get(host, asked)
      expect(await others.text()).not.toContain('SECRET')
      expect(others.status).toBe(at === 'second' ? 302 : 200)
    }
    const cached = await get(host, path)
    expect(await cached.text()).toContain('public no cookie')
    expect(cached.headers.get('x-cache')).toBe('HIT')
    // with access, but outside the preview: the public page
    const editor = await get(host, path, { Cookie: cookie })
    expect(await editor.text()).toContain('public no cookie')
  },
)
