import express from 'express'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

const VOTE = { reviewId: 'r1', authorId: '11111111-1111-4111-8111-111111111111', isHelpful: true }
const REVIEW = {
  productId: 'box',
  rating: 5,
  title: 'Gone',
  text: 'Gone before the kettle had boiled.',
  nickname: 'Ada',
  email: 'ada@example.com',
  location: '',
}

let server: TestServer
let asked: { path: string; address: unknown }[]
let answer: object

beforeAll(async () => {
  const fake = express()
  answerGuestLogin(fake)
  fake.get(/\/site-prefs$/, (req, res) => {
    res.json({ reviewsEnabled: req.query.siteId === 'brindille' })
  })
  fake.use('/data', (req, res) => {
    asked.push({ path: req.path, address: req.headers['x-forwarded-for'] })
    res.json(answer)
  })
  server = await startSiteApi(fake)
})
beforeEach(() => {
  asked = []
  answer = { HasErrors: false, Errors: [], TotalResults: 0, Results: [] }
})

function call(path: string, body?: object, site = 'brindille') {
  return fetch(`${server.origin}/api/${site}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
}

test('reviews are read, written and voted on through the storefront', async () => {
  const read = await call('reviews?productId=box&sort=newest&rating=5&offset=8')
  expect(read.status).toBe(200)
  expect(await read.json()).toMatchObject({ total: 0, summary: { count: 0 }, reviews: [] })
  expect((await call('reviews', REVIEW)).status).toBe(202)
  expect((await call('review-votes', VOTE)).status).toBe(200)
  expect(asked).toMatchObject([
    { path: '/reviews.json' },
    { path: '/submitreview.json', address: '203.0.113.7' },
    { path: '/submitfeedback.json', address: '203.0.113.7' },
  ])
})

test('refused fields are returned by name', async () => {
  const FieldErrors = { title: { Field: 'title', Code: 'ERROR_FORM_PROFANITY', Message: 'No.' } }
  answer = { HasErrors: true, Errors: [], FormErrors: { FieldErrors } }
  const response = await call('reviews', REVIEW)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ fieldErrors: { reviewTitle: 'No.' } })
})

test('a site without reviews answers 404 to reading, writing and voting', async () => {
  const site = 'brindille-volume'
  expect((await call('reviews?productId=box', undefined, site)).status).toBe(404)
  expect((await call('reviews', REVIEW, site)).status).toBe(404)
  expect((await call('review-votes', VOTE, site)).status).toBe(404)
  expect(asked).toEqual([])
})

test.each<[string, object | undefined]>([
  ['reviews', undefined],
  ['reviews?productId=a,b', undefined],
  ['reviews?productId=box&sort=mood', undefined],
  ['reviews?productId=box&offset=-1', undefined],
  ['reviews?productId=box&rating=6', undefined],
  ['reviews?productId=box&rating=', undefined],
  ['reviews', { ...REVIEW, rating: 'five' }],
  ['reviews', { ...REVIEW, text: undefined }],
  ['review-votes', { ...VOTE, authorId: 'x' }],
  ['review-votes', { ...VOTE, isHelpful: 'yes' }],
])('%s %j is refused', async (path, body) => {
  expect((await call(path, body)).status).toBe(400)
  expect(asked).toEqual([])
})
