import express, { Router } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import { findPage } from '@/site/find-page'
import { withoutLanguage } from '@/site/page-type'
import { violationsReported } from './host-metrics'

export const REPORTS_PATH = '/policy-reports'

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.url(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})

const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'frame-src', 'img-src', 'form-action']
const LOGGED_A_MINUTE = 10

/**
 * Counts what the Content-Security-Policy has blocked, as browsers report it (PCI DSS 11.6.1): by
 * directive, and whether a page of a payment was concerned. Anyone can send such reports, so only
 * the first few of a minute are logged.
 */
export function policyReports(logger: Logger): Router {
  let minute = 0
  let logged = 0
  const mayLog = () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, logged] = [now, 0]
    return ++logged <= LOGGED_A_MINUTE
  }
  const readBody = express.json({ limit: '16kb', type: ['application/csp-report', 'json'] })
  return Router().post('/', readBody, (req, res) => {
    const parsed = reportSchema.safeParse(req.body)
    if (!parsed.success) return void res.sendStatus(400)
    const report = parsed.data['csp-report']
    const { pathname } = new URL(report['document-uri'])
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    const known = DIRECTIVES.find((one) => directive.startsWith(one)) ?? 'other'
    const page = findPage(withoutLanguage(pathname)).isPayment ? 'payment' : 'other'
    violationsReported.inc({ directive: known, page })
    if (mayLog()) {
      const blocked = report['blocked-uri']?.split('?')[0]
      logger.warn({ directive: known, blocked, path: pathname }, 'blocked by the policy')
    }
    res.sendStatus(204)
  })
}
