import type { RequestListener } from 'node:http'
import { readServerConfig } from '@/site/server-config.server'
import { startTestServer } from '../testing/start-test-server'
import { PageResponder } from './page-responder'

const SCRIPT = '<script async="" src="/mobify/bundle/1/main.js"></script>'
const STYLE = '<style data-rules="a">.a{color:red}</style>'
const HTML = `<html><head>${STYLE}</head><body>${'x'.repeat(3000)}${STYLE}<script>alert(1)</script>${SCRIPT}</body></html>`

async function start(
  application: RequestListener,
  status = { wasOpen: () => true, isClosed: async () => false },
): Promise<string> {
  const pages = new PageResponder({
    application,
    config: readServerConfig({}),
    status,
    siteOf: (host) => ({
      id: host,
      locale: 'en-US',
      locales: [
        { id: 'en-US', name: 'English' },
        { id: 'es-US', name: 'Español' },
      ],
    }),
  })
  const { origin } = await startTestServer((req, res) => {
    if (!pages.respondFromCache(req, res)) void pages.respond(req, res)
  })
  return origin
}

function answering(cacheControl: string, seen: string[] = []): RequestListener {
  return (req, res) => {
    seen.push(`${req.url} ${req.headers.cookie ?? ''}`)
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Cache-Control', cacheControl)
    res.end(HTML)
  }
}

const nonceIn = (csp: string | null) => /'nonce-([^']+)'/.exec(csp ?? '')?.[1]

test('gives the nonce to its own style element and scripts only, the same in header and page, hit or miss', async () => {
  const origin = await start(answering('public, s-maxage=900'))
  const first = await fetch(origin)
  const again = await fetch(origin)
  expect([first.headers.get('x-cache'), again.headers.get('x-cache')]).toEqual(['MISS', 'HIT'])
  const nonce = nonceIn(first.headers.get('content-security-policy'))
  const html = await first.text()
  expect(html).toContain(`<script nonce="${nonce}" async="" src="/mobify/bundle/1/main.js">`)
  expect(html).toContain(`<head><style nonce="${nonce}" data-rules="a">`)
  expect(html).toContain(`${STYLE}<script>alert(1)</script>`)
  expect(await again.text()).toBe(html)
  expect(nonceIn(again.headers.get('content-security-policy'))).toBe(nonce)
})

test.each(['/?previewTimestamp=1', '/es-US/search?q=a&vseDomain=b.example'])(
  'an editor’s page is neither cached nor indexed: %s [PRV-015]',
  async (path) => {
    const origin = await start(answering('public, max-age=0, s-maxage=900'))
    for (const _turn of [1, 2]) {
      const { headers } = await fetch(origin + path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('etag')).toBeNull()
      expect(headers.get('x-cache')).toBe('BYPASS')
    }
    const open = await fetch(`${origin}/`)
    expect(open.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=900')
    expect(open.headers.has('x-robots-tag')).toBe(false)
  },
)

test('each rendering has its own nonce', async () => {
  const origin = await start(answering('private, no-store'))
  const nonces = await Promise.all(
    [1, 2].map(async () => nonceIn((await fetch(origin)).headers.get('content-security-policy'))),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a page is everyone’s: the application sees neither cookies nor unknown parameters', async () => {
  const seen: string[] = []
  const origin = await start(answering('public, s-maxage=900', seen))
  await fetch(`${origin}/search?q=a&utm_source=b`, { headers: { Cookie: 'session=1' } })
  await fetch(`${origin}/search?utm_source=c&q=a`)
  expect(seen).toEqual(['/search?q=a '])
})

test('answers 304 to who has the page already, and HEAD without a body', async () => {
  const origin = await start(answering('public, s-maxage=900'))
  const etag = (await fetch(origin)).headers.get('etag') ?? ''
  const again = await fetch(origin, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(origin, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(3000)
  expect(await head.text()).toBe('')
})

test('compresses with an encoding that the browser accepts', async () => {
  const origin = await start(answering('public, s-maxage=900'))
  for (const expected of ['br', 'gzip', null]) {
    const response = await fetch(origin, { headers: { 'Accept-Encoding': expected ?? 'identity' } })
    expect(response.headers.get('content-encoding')).toBe(expected)
    expect(await response.text()).toContain('alert(1)')
  }
})

test('a page of which a section failed is sent as a failure, and not cached [ERR-013]', async () => {
  const origin = await start((_req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Cache-Control', 'public, s-maxage=900')
    res.end('<main><!--$!--><template></template><h1>Oh fudge!</h1><!--/$--></main>')
  })
  const answer = await fetch(origin)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Oh fudge!')
})

test('a page in two languages is rendered once in each, and says what it depends on', async () => {
  const asked: string[] = []
  const origin = await start((req, res) => {
    asked.push(`${req.url} ${req.headers['accept-language']}`)
    answering('public, s-maxage=900')(req, res)
  })
  const languages = ['es-MX,es;q=0.9', 'es', 'de,en;q=0.5', 'en-US']
  const varies = []
  for (const language of languages) {
    const response = await fetch(origin, { headers: { 'Accept-Language': language } })
    varies.push(response.headers.get('vary'))
  }
  expect(asked).toEqual(['/ es-US', '/ en-US'])
  expect(new Set(varies)).toEqual(new Set(['Accept-Encoding, Accept-Language']))

  const named = await fetch(`${origin}/es-US/cart`, { headers: { 'Accept-Language': 'en' } })
  expect(named.headers.get('vary')).toBe('Accept-Encoding')
  expect(asked.at(-1)).toBe('/es-US/cart es-US')
})

test('what a page says of its address is for its own host alone', async () => {
  const origin = await start((req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Cache-Control', 'public, s-maxage=900')
    res.end(`<link rel="canonical" href="http://${String(req.headers['x-forwarded-host'])}/">`)
  })
  const from = (host: string) => fetch(origin, { headers: { 'x-forwarded-host': host } })
  expect(await (await from('evil.example')).text()).toContain('http://evil.example/')
  const own = await from('shop.example:3000')
  expect(await own.text()).toContain('http://shop.example:3000/')
  expect((await from('shop.example:3000')).headers.get('x-cache')).toBe('HIT')
})

test('a page names nobody’s request, though its rendering knows whose it is', async () => {
  const ids: unknown[] = []
  const origin = await start(({ headers }, res) => {
    ids.push(headers['x-request-id'])
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Cache-Control', 'public, s-maxage=900')
    // as PWA Kit does
    res.end(`{"__INITIAL_CORRELATION_ID__":"${String(headers['x-correlation-id'])}"}`)
  })
  const headers = { 'x-request-id': 'visitor-1', 'x-correlation-id': 'visitor-1' }
  const body = await (await fetch(origin, { headers })).text()
  expect(body).toContain('"__INITIAL_CORRELATION_ID__":"page"')
  expect(ids).toEqual(['visitor-1'])
})

test('what a page says of its address is for its own protocol alone', async () => {
  const origin = await start((req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Cache-Control', 'public, s-maxage=900')
    res.end(`<link rel="canonical" href="${String(req.headers['x-forwarded-proto'])}://shop/">`)
  })
  const over = async (protocol: string) => {
    const answer = await fetch(origin, { headers: { 'x-forwarded-proto': protocol } })
    return answer.text()
  }
  expect(await over('http')).toContain('http://shop/')
  expect(await over('https')).toContain('https://shop/')
})

describe('a redirect', () => {
  const redirecting = (headers: Record<string, string>, seen: string[] = []): RequestListener => {
    return (req, res) => {
      seen.push(req.url ?? '')
      res.statusCode = 301
      res.setHeaders(new Headers({ 'Content-Type': 'text/html', ...headers }))
      res.end('<main><!--$!-->Oh fudge!<!--/$--></main>')
    }
  }
  const ask = (address: string) => fetch(address, { redirect: 'manual' })

  test('is sent without a page, and cached as long as it says', async () => {
    const seen: string[] = []
    const headers = { Location: '/new', 'Cache-Control': 'public, max-age=60, s-maxage=300' }
    const origin = await start(redirecting(headers, seen))
    for (const _visit of [1, 2]) {
      const answer = await ask(`${origin}/old?utm_source=mail`)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe('/new')
      expect(await answer.text()).toBe('')
    }
    expect(seen).toEqual(['/old'])
  })

  test('takes along what was left out of the address before', async () => {
    const headers = {
      Location: '/new?sz=3',
      'X-Keeps-Query': '1',
      'Cache-Control': 'public, s-maxage=300',
    }
    const origin = await start(redirecting(headers))
    const answer = await ask(`${origin}/old?utm_source=mail&sz=3&gclid=1`)
    expect(answer.headers.get('location')).toBe('/new?sz=3&utm_source=mail&gclid=1')
    expect(answer.headers.get('x-keeps-query')).toBeNull()
    const other = await ask(`${origin}/old?sz=3&gclid=2`)
    expect(other.headers.get('location')).toBe('/new?sz=3&gclid=2')
  })

  test('to maintenance is not cached [ERR-007]', async () => {
    const seen: string[] = []
    const headers = { Location: '/maintenance', 'Cache-Control': 'private, no-store' }
    const origin = await start(redirecting(headers, seen))
    await ask(origin)
    await ask(origin)
    expect(seen).toHaveLength(2)
  })
})

describe('a shop that has closed', () => {
  test('redirects to the maintenance page instead of sending a cached page [ERR-007, ERR-012]', async () => {
    let isOpen = true
    const seen: string[] = []
    const origin = await start(answering('public, s-maxage=900', seen), {
      wasOpen: () => isOpen,
      isClosed: async () => !isOpen,
    })
    const visit = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })
    expect((await visit('/boxes')).status).toBe(200)
    isOpen = false
    for (const [path, location] of [
      ['/boxes', '/maintenance'],
      ['/es-US/search?q=bar', '/es-US/maintenance'],
    ] as const) {
      const closed = await visit(path)
      expect([closed.status, closed.headers.get('location')]).toEqual([302, location])
      expect(closed.headers.get('cache-control')).toBe('private, no-store')
    }
    expect((await visit('/maintenance')).status).toBe(200)
    expect((await visit('/es-US/maintenance?from=mail')).status).toBe(200)
    isOpen = true
    const again = await visit('/boxes')
    expect([again.status, again.headers.get('x-cache')]).toEqual([200, 'HIT'])
  })
})
