import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLoginThrottle } from '../auth/login-throttle'
import { requireHuman } from '../captcha/require-human'
import { requireShopper } from '../http/auth-hook'
import { Problem } from '../http/problem'
import type { Services } from '../services'
import {
  CampaignBody,
  CatalogRequestBody,
  ContactBody,
  FeedbackBody,
  MarketingLeadBody,
} from './service-case.schemas'

const PATH = '/custom/forms/v1/organizations/:organizationId'

/** The forms of the storefront (D3 §7): each becomes a case, and answers its id. */
export function registerServiceCases(app: FastifyInstance, services: Services): void {
  const { serviceCases, db, now } = services
  const throttle = createLoginThrottle(db, now, 'form')

  /** Whose form it is, a human's where the site asks for that. @throws as `takeOpenForm`, and 400. */
  async function takeForm(request: FastifyRequest): Promise<string> {
    const siteId = await takeOpenForm(request)
    await requireHuman(request, siteId)
    return siteId
  }

  /** Whose form it is. @throws Problem 401, and 429 after many forms from one address. */
  async function takeOpenForm(request: FastifyRequest): Promise<string> {
    const { siteId } = await requireShopper(request)
    const seconds = await throttle.countAddress(request.ip)
    if (seconds === 0) return siteId
    const detail = 'Too many requests. Please try again later.'
    const problem = new Problem(429, 'too-many-requests', 'Too Many Requests', detail)
    throw Object.assign(problem, { headers: { 'retry-after': String(seconds) } })
  }

  app.post(`${PATH}/contact`, async (request) => {
    const siteId = await takeForm(request)
    const { email, ...fields } = ContactBody.parse(request.body)
    return { caseId: await serviceCases.openCase(siteId, { kind: 'contact', email, fields }) }
  })

  app.post(`${PATH}/request-future-catalog`, async (request) => {
    const siteId = await takeForm(request)
    const { email, ...fields } = CatalogRequestBody.parse(request.body)
    const kind = 'catalog-request'
    return { success: true, caseId: await serviceCases.openCase(siteId, { kind, email, fields }) }
  })

  app.post(`${PATH}/marketing-lead`, async (request) => {
    const siteId = await takeForm(request)
    const { email, ...fields } = MarketingLeadBody.parse(request.body)
    const kind = 'marketing-lead'
    return { caseId: await serviceCases.openCase(siteId, { kind, email, fields }) }
  })

  app.post(`${PATH}/feedback`, async (request) => {
    const siteId = await takeOpenForm(request)
    const { email = '', ...fields } = FeedbackBody.parse(request.body)
    return { caseId: await serviceCases.openCase(siteId, { kind: 'feedback', email, fields }) }
  })

  app.post(`${PATH}/campaign`, async (request) => {
    const siteId = await takeForm(request)
    const caseId = await serviceCases.enterCampaign(siteId, CampaignBody.parse(request.body))
    return { success: true, caseId }
  })
}
