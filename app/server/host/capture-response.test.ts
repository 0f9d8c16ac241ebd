import compression from 'compression'
import express from 'express'
import { captureResponse } from './capture-response'

const request = { url: '/', headers: { accept: 'text/html' } }

test('captures status, headers and body of an answer, without the placeholder for its tag', async () => {
  const application = express().get('/', (_req, res) => {
    res.set('cache-control', 'public').status(203).send('a page')
  })
  const page = await captureResponse(application, request)
  expect(page).toMatchObject({ status: 203, headers: { 'cache-control': 'public' } })
  expect(page.headers).not.toHaveProperty('etag')
  expect(page.body.toString()).toBe('a page')
})

test('captures an answer whose head a middleware has written already', async () => {
  const application = express()
    .use(compression())
    .get('/', (_req, res) => res.redirect('/loading'))
  const page = await captureResponse(application, request)
  expect(page).toMatchObject({ status: 302, headers: { location: '/loading' } })
  expect(page.headers).not.toHaveProperty('etag')
})

test('fails when the application throws', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  await expect(captureResponse(broken, request)).rejects.toThrow('broken')
})
