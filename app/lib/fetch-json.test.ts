import { delay, http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { fetchJson } from './fetch-json'

const ADDRESS = 'http://service.test/thing'
const server = serve()

const answerWith = (response: Response) => server.use(http.all(ADDRESS, () => response.clone()))

test('asks by GET, or by POST with a body, in the language of the page', async () => {
  const seen: unknown[] = []
  server.use(
    http.all(ADDRESS, async ({ request }) => {
      const { headers, method } = request
      const names = ['accept', 'accept-language', 'content-type', 'x-own']
      seen.push([method, ...names.map((name) => headers.get(name)), await request.text()])
      return HttpResponse.json({ ok: true })
    }),
  )
  await fetchJson(ADDRESS)
  await fetchJson(ADDRESS, { body: { a: 1 }, headers: { 'X-Own': 'yes' } })
  await fetchJson(ADDRESS, { method: 'POST' })
  expect(seen).toEqual([
    ['GET', 'application/json', 'en-US', null, null, ''],
    ['POST', 'application/json', 'en-US', 'application/json', 'yes', '{"a":1}'],
    ['POST', 'application/json', 'en-US', null, null, ''],
  ])
})

test('an answer is returned as it is, and an empty one is undefined [API-008]', async () => {
  answerWith(HttpResponse.json({ a: 1 }))
  expect(await fetchJson(ADDRESS)).toEqual({ a: 1 })
  answerWith(new HttpResponse(null, { status: 204 }))
  expect(await fetchJson(ADDRESS)).toBeUndefined()
})

test.each([
  ['text', new HttpResponse('<p>Welcome to the airport</p>')],
  ['half an answer', new HttpResponse('{"a":')],
])('%s in place of JSON is a failure, unless nobody reads it', async (_what, response) => {
  answerWith(response)
  await expect(fetchJson(ADDRESS)).rejects.toMatchObject({
    name: 'AppError',
    kind: 'unavailable',
    status: 502,
  })
  expect(await fetchJson(ADDRESS, { read: 'status' })).toBe(200)
})

test('a failure has the words, the status and the pause of the service', async () => {
  const problem = { title: 'Busy', detail: 'Come again later.', type: 'x' }
  answerWith(HttpResponse.json(problem, { status: 503, headers: { 'retry-after': '7' } }))
  const failure = { message: 'Come again later.', status: 503, retryAfterMs: 7_000 }
  await expect(fetchJson(ADDRESS)).rejects.toMatchObject(failure)
  await expect(fetchJson(ADDRESS, { read: 'status' })).rejects.toMatchObject(failure)
})

test.each([
  [
    'without JSON',
    new HttpResponse('<p>', { status: 503, headers: { 'retry-after': '7' } }),
    7_000,
  ],
  ['without a body', new HttpResponse(null, { status: 503 }), undefined],
])('a failure %s says what the caller gave for that', async (_what, response, retryAfterMs) => {
  answerWith(response)
  await expect(fetchJson(ADDRESS, { fallbackText: 'Not now' })).rejects.toMatchObject({
    kind: 'unavailable',
    status: 503,
    message: 'Not now',
    retryAfterMs,
  })
})

test('an answer of 200 may contain a failure all the same', async () => {
  answerWith(HttpResponse.json({ error: 'closed' }))
  const isRefusal = (answer: unknown) => JSON.stringify(answer) === '{"error":"closed"}'
  await expect(fetchJson(ADDRESS, { isRefusal })).rejects.toMatchObject({ status: 502 })
  expect(await fetchJson(ADDRESS)).toEqual({ error: 'closed' })
})

test('a service that hangs is given up, also where the caller could call it off', async () => {
  server.use(http.get(ADDRESS, () => delay('infinite')))
  const { signal } = new AbortController()
  for (const options of [{ timeoutMs: 20 }, { timeoutMs: 20, signal }]) {
    await expect(fetchJson(ADDRESS, options)).rejects.toMatchObject({
      name: 'AppError',
      raw: { name: 'TimeoutError' },
    })
  }
})

test('the caller can call it off', async () => {
  server.use(http.get(ADDRESS, () => delay('infinite')))
  const controller = new AbortController()
  const asked = fetchJson(ADDRESS, { signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AppError', raw: { name: 'AbortError' } })
})

test('no network is a failure like any other', async () => {
  server.use(http.get(ADDRESS, () => HttpResponse.error()))
  await expect(fetchJson(ADDRESS)).rejects.toMatchObject({ name: 'AppError', kind: 'unavailable' })
})
