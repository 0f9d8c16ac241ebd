import express from 'express'
import pino from 'pino'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { readMetrics } from './host-metrics'
import { policyReports, REPORTS_PATH } from './policy-reports'

let lines: string[]
let server: TestServer

beforeEach(async () => {
  lines = []
  const logger = pino({}, { write: (line) => lines.push(line) })
  server = await startTestServer(express().use(REPORTS_PATH, policyReports(logger)))
})

const send = (body: string) =>
  fetch(`${server.origin}${REPORTS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body,
  })
const report = (path: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://shop.example${path}?code=secret`,
      'effective-directive': directive,
      'blocked-uri': 'https://evil.example/skim.js?card=1',
    },
  })
const countOf = async (labels: string) => {
  const [, count] = (await readMetrics()).text.split(`policy_violations_total{${labels}} `)
  return Number(count?.split('\n')[0] ?? 0)
}

test('a blocked script is counted by directive, and apart on pages of a payment', async () => {
  expect((await send(report('/es-US/billing'))).status).toBe(204)
  expect((await send(report('/', 'made-up'))).status).toBe(204)
  expect(await countOf('directive="script-src",page="payment"')).toBe(1)
  expect(await countOf('directive="other",page="other"')).toBe(1)
  expect(lines[0]).toContain('"blocked":"https://evil.example/skim.js"')
  expect(lines[0]).toContain('"path":"/es-US/billing"')
  expect(lines.join('')).not.toMatch(/secret|card=1/)
})

test.each(['', '{', '[]', '{"csp-report":{}}', '{"csp-report":{"document-uri":"about"}}'])(
  'the body %j is refused',
  async (body) => expect((await send(body)).status).toBe(400),
)

test('a report is limited in size, and a thousand reports in lines', async () => {
  expect((await send(`"${'x'.repeat(20_000)}"`)).status).toBe(413)
  for (let sent = 0; sent < 30; sent += 1) await send(report('/wallet'))
  expect(lines.filter((line) => line.includes('/wallet')).length).toBeLessThanOrEqual(20)
})
