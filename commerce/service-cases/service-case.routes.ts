import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CaptchaOperation } from '../../rules/captcha'
import { createLoginThrottle } from '../throttles/login-throttle'
import { requireHuman } from '../captcha/require-human'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { Problem, badRequest } from '../http/problem'
import type { Db } from '../db/client'
import {
  CampaignBody,
  CatalogRequestBody,
  ContactBody,
  FeedbackBody,
  MarketingLeadBody,
} from './service-case.schemas'
import type { NewCase, ServiceCaseService } from './service-case.service'
import { isCompanyName } from '../../rules/names'
import type { Site } from '../sites/site.service'

interface Needs {
  db: Db
  now: () => Date
  serviceCases: ServiceCaseService
}

interface Company {
  companyName?: string
  organizationType?: string
}

/**
 * Validates the company of a catalog request: name and type, if the site requires them
 * (`companyNameRequired`, SITE-012).
 * @throws Problem 400 that names the field.
 */
function requireCompany(
  { preferences }: Pick<Site, 'preferences'>,
  { companyName = '', organizationType = '' }: Company,
): void {
  if (companyName !== '' && !isCompanyName(companyName)) {
    throw refused('companyName', 'Please enter a valid name')
  }
  if (String(preferences['companyNameRequired']) !== 'true') return
  if (companyName === '') throw refused('companyName', 'This field is required.')
  if (organizationType !== '') return
  throw refused('organizationType', 'Please select a organization type.')
}

function refused(field: string, message: string) {
  return badRequest(`${field}: ${message}`, 'bad-request', { fieldErrors: { [field]: message } })
}

const PATH = '/custom/forms/v1/organizations/:organizationId'

/**
 * The storefront's forms (FORM-034, FORM-048): each opens a case, and the response contains its id.
 */
export function registerServiceCases(app: FastifyInstance, services: Needs): void {
  const { serviceCases, db, now } = services
  const throttle = createLoginThrottle(db, now, 'form')

  /**
   * A form that is sent twice gets the first response again, because its captcha token was used up
   * by the first request.
   * @throws Problem 400, 503
   */
  async function openByHuman(request: FastifyRequest, siteId: string, opened: NewCase) {
    const same = await serviceCases.findCase(siteId, opened)
    if (same) return same
    const operation: CaptchaOperation = opened.kind === 'contact' ? 'contact' : 'catalog'
    await requireHuman(request, siteId, operation)
    return serviceCases.openCase(siteId, opened)
  }

  /** @throws Problem 401, and 429 after too many forms from one IP address. */
  async function takeForm(request: FastifyRequest): Promise<string> {
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
    return { caseId: await openByHuman(request, siteId, { kind: 'contact', email, fields }) }
  })

  app.post(`${PATH}/request-future-catalog`, async (request) => {
    const siteId = await takeForm(request)
    const { email, ...fields } = CatalogRequestBody.parse(request.body)
    requireCompany(await getSite(request), fields)
    const kind = 'catalog-request'
    const caseId = await openByHuman(request, siteId, { kind, email, fields })
    return { success: true, caseId }
  })

  app.post(`${PATH}/marketing-lead`, async (request) => {
    const siteId = await takeForm(request)
    const { email, ...fields } = MarketingLeadBody.parse(request.body)
    return { caseId: await openByHuman(request, siteId, { kind: 'marketing-lead', email, fields }) }
  })

  app.post(`${PATH}/feedback`, async (request) => {
    const siteId = await takeForm(request)
    const { email = '', ...fields } = FeedbackBody.parse(request.body)
    return { caseId: await serviceCases.openCase(siteId, { kind: 'feedback', email, fields }) }
  })

  app.post(`${PATH}/campaign`, async (request) => {
    const siteId = await takeForm(request)
    const entry = CampaignBody.parse(request.body)
    const entered = await serviceCases.findEntry(siteId, entry)
    if (entered) return { success: true, caseId: entered }
    await requireHuman(request, siteId, 'campaign')
    return { success: true, caseId: await serviceCases.enterCampaign(siteId, entry) }
  })
}
