import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import express from 'express'
import { makeFolder } from '../../../tests/setup/make-folder'
import { testSite } from '../testing/start-test-host'
import { startTestServer } from '../testing/start-test-server'
import { serveWorker } from './serve-worker'

let buildDir: string

beforeEach(() => {
  buildDir = makeFolder()
  writeFileSync(path.join(buildDir, 'worker.js'), 'self.started=true')
})

async function ask(isOn: boolean, bundle = '/mobify/bundle/b1/') {
  const storefront = express()
  storefront.use((_req, res, next) => {
    res.locals.site = { ...testSite, defaultLocale: 'en-US', name: 'House', accent: 'ember' }
    next()
  })
  storefront.get('/worker.js', serveWorker({ buildDir, bundle, isOn }))
  const server = await startTestServer(storefront)
  const answer = await fetch(`${server.origin}/worker.js`)
  return { answer, script: await answer.text() }
}

test('contains the worker’s build and site, and no cache stores it', async () => {
  const { answer, script } = await ask(true)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  const self = { shop: undefined, started: false }
  compileFunction(script, ['self'])(self)
  expect(self).toEqual({
    started: true,
    shop: {
      bundle: '/mobify/bundle/b1/',
      words: { 'en-US': expect.objectContaining({ home: '{shop}, home' }) },
      site: expect.objectContaining({ name: 'House', accent: 'ember', locale: 'en-US' }),
    },
  })
})

test('another release is another worker, even where its code is the same', async () => {
  const [one, other] = [await ask(true), await ask(true, '/mobify/bundle/b2/')]
  expect(one.script).not.toBe(other.script)
  expect(one.answer.headers.get('etag')).not.toBe(other.answer.headers.get('etag'))
})

test('switched off, or in development, it is one that removes itself and what was stored', async () => {
  const { script } = await ask(false)
  expect(script).not.toContain('started')
  const listeners: Record<string, (event: { waitUntil(work: Promise<void>): void }) => void> = {}
  const stored = new Set(['pages b1', 'bag'])
  const unregister = jest.fn()
  let work: Promise<void> = Promise.resolve()
  const self = {
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
    skipWaiting: () => undefined,
    registration: { unregister },
  }
  const caches = {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  }
  compileFunction(script, ['self', 'caches'])(self, caches)
  listeners.activate?.({ waitUntil: (removal) => void (work = removal) })
  await work
  expect([...stored]).toEqual([])
  expect(unregister).toHaveBeenCalledTimes(1)
})
