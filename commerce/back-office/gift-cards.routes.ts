import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainLine, plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { GIFT_CARD_STATES } from '../../contracts/promotion'
import { explainAmount, parseAmount } from '../../rules/money-text'
import { GIFT_CARD_ORDERS, type GiftCardOffice } from '../gift-certificates/gift-card-office'
import { badRequest, notFound, tooManyRequests } from '../http/problem'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import type { AuthModules } from '../auth/auth-modules'
import type { SiteService } from '../sites/site.service'
import { registerHistory } from './history.routes'
import { EmailAddress } from './operator.schemas'
import { optional, Paging, SearchText, sortedBy } from './paging.schemas'

export interface GiftCardsNeeds {
  audit: AuditService
  giftCards: GiftCardOffice
  signIn: AuthModules
  sites: SiteService
}

const GIFT_CARDS = `${BACK_OFFICE_API}/gift-cards`

const GiftCardParams = z.object({ id: z.uuid() })
const GiftCardsQuery = Paging.extend({
  siteId: optional(z.string().max(256)),
  text: SearchText.default(''),
  state: optional(z.enum(GIFT_CARD_STATES)),
  sort: sortedBy(GIFT_CARD_ORDERS),
})
const Reason = plainText(200).min(1, 'Enter a reason.')
const NewGiftCard = z.object({
  siteId: z.string().min(1).max(256),
  amount: z.string().max(20),
  recipientEmail: EmailAddress,
  recipientName: plainLine(100),
  senderName: plainLine(100),
  message: plainText(500),
  reason: Reason,
})
const Block = z.object({
  isBlocked: z.boolean(),
  reason: Reason,
  expectedRevision: z.number().int().min(1).max(1_000_000_000),
})

export function registerGiftCardSection(app: FastifyInstance, services: GiftCardsNeeds): void {
  const { giftCards, sites, signIn } = services
  const limitSearches = async (request: FastifyRequest) => {
    const { email, name } = accessOf(request)
    const seconds = await signIn.throttles.giftCardSearches.countAttempt(email ?? name, request.ip)
    if (seconds > 0) throw tooManyRequests('You have searched very often. Please wait.', seconds)
  }
  app.register(async (scope) => {
    requireRights(scope, { read: 'gift-cards.read', write: 'gift-cards.write' })

    scope.get(GIFT_CARDS, async (request) => {
      const query = GiftCardsQuery.parse(request.query)
      if (query.text !== '') await limitSearches(request)
      return giftCards.list(query)
    })
    scope.get(`${GIFT_CARDS}/:id`, async ({ params }) =>
      giftCards.get(GiftCardParams.parse(params).id),
    )
    scope.post(GIFT_CARDS, async (request, reply) => {
      const { siteId, amount, reason, ...given } = NewGiftCard.parse(request.body)
      const site = await sites.getSite(siteId)
      if (!site) throw notFound(`There is no site '${siteId}'.`, 'site-not-found')
      const problem = explainAmount(amount, site.currency)
      if (problem !== undefined) throw badRequest(problem)
      const amountMinor = parseAmount(amount, site.currency) ?? 0
      const id = await giftCards.give(site, { ...given, amountMinor }, reason, actorOf(request))
      return reply.code(201).send(await giftCards.get(id))
    })
    scope.put(`${GIFT_CARDS}/:id/block`, async (request) => {
      const { id } = GiftCardParams.parse(request.params)
      await giftCards.setBlocked(id, Block.parse(request.body), actorOf(request))
      return giftCards.get(id)
    })
    registerHistory(
      scope,
      services,
      `${GIFT_CARDS}/:id`,
      'gift-card',
      (params) => GiftCardParams.parse(params).id,
    )
  })
}
