import path from 'node:path'
import { createTestEngine } from '../testing/engine'
import { BANNER, createStudioEngine } from './testing/studio-engine'
import { TEST_SCRIPT, writeTestBundle } from './testing/write-test-bundle'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())

const ask = (url: string, headers: Record<string, string> = {}) =>
  studio.app.inject({ url, headers })

test('the back office shows build instructions until it is built, then sends a strict policy', async () => {
  const missing = await ask('/back-office/content')
  expect(missing.statusCode).toBe(503)
  expect(missing.body).toContain('npm run build')

  writeTestBundle(path.join(studio.folder, 'back-office'))

  const page = await ask(`/back-office/content/${BANNER}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<script type="module" src="/back-office/assets/${TEST_SCRIPT}">`)
  const policy = String(page.headers['content-security-policy'])
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect(page.body).toContain(`<meta name="style-nonce" content="${nonce}">`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'self' http://localhost:3000;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers['cache-control']).toBe('no-store')

  // what the API does not have is no page
  const unknown = await ask('/back-office/api/nothing')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ title: 'Not Found' })

  const script = await ask(`/back-office/assets/${TEST_SCRIPT}`)
  expect(script.body).toBe('let built')
  expect(script.headers['cache-control']).toContain('immutable')
})

test('the back office refuses proxied requests and writes from other origins', async () => {
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded']) {
    for (const url of ['/back-office/content', '/back-office/api/content/items']) {
      expect((await ask(url, { [header]: '10.0.0.1' })).statusCode).toBe(403)
    }
  }
  const foreign = await studio.app.inject({
    method: 'POST',
    url: `/back-office/api/content/items/${BANNER}/unpublish`,
    headers: { origin: 'https://elsewhere.example' },
    payload: { editionId: 'base', expectedVersion: 1, editor: 'Mallory' },
  })
  expect(foreign.statusCode).toBe(403)
})

test('other machines can access the back office with the operator token', async () => {
  const engine = await createTestEngine({ config: { operatorToken: 'a-token-of-operators' } })
  const credentials = Buffer.from('me:a-token-of-operators').toString('base64')
  const url = '/back-office/api/content/items'
  expect((await engine.app.inject(url)).statusCode).toBe(401)
  const headers = { authorization: `Basic ${credentials}`, 'x-forwarded-for': '10.0.0.1' }
  expect((await engine.app.inject({ url, headers })).statusCode).toBe(200)
  await engine.close()
})
