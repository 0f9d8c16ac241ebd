import type { FastifyInstance } from 'fastify'
import { plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { ANSWER_LENGTH } from '../../contracts/claim'
import { CLAIM_FILTERS, CLAIM_KINDS, CLAIM_STATES } from '../../rules/claims'
import { hasRight } from '../../rules/operator-rights'
import type { AuditService } from '../audit/audit.service'
import type { ClaimOffice } from '../claims/claim-office'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import { registerHistory } from './history.routes'
import { listedText, optional } from './paging.schemas'

export interface ClaimsNeeds {
  audit: AuditService
  claimOffice: ClaimOffice
}

const CLAIMS = `${BACK_OFFICE_API}/claims`
const CLAIM = `${CLAIMS}/:id`
const MOST_AMOUNT = 10_000_000

const ClaimParams = z.object({ id: z.uuid() })
const PhotoParams = z.object({ id: z.uuid(), photoId: z.uuid() })
const ClaimsQuery = z.object({
  text: listedText,
  state: optional(z.enum([...CLAIM_FILTERS, ...CLAIM_STATES])),
  kind: optional(z.enum(CLAIM_KINDS)),
  before: optional(z.uuid()),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const ChangeRequest = z.object({
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('refund'),
      amount: z.number().positive().max(MOST_AMOUNT).optional(),
    }),
    z.object({ kind: z.literal('accept') }),
    z.object({
      kind: z.literal('receive'),
      amount: z.number().positive().max(MOST_AMOUNT).optional(),
      restock: z.boolean(),
    }),
    z.object({ kind: z.literal('replace') }),
    z.object({ kind: z.literal('sent') }),
    z.object({
      kind: z.literal('decline'),
      text: plainText(ANSWER_LENGTH).min(1, 'Write why.'),
    }),
  ]),
  expectedRevision: z.number().int().min(1),
})

export function registerClaimSection(app: FastifyInstance, services: ClaimsNeeds): void {
  const { claimOffice } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'claims.read', write: 'claims.write' })

    scope.get(CLAIMS, async ({ query }) => claimOffice.list(ClaimsQuery.parse(query)))
    scope.get(CLAIM, async ({ params }) => claimOffice.get(ClaimParams.parse(params).id))
    scope.get(`${CLAIM}/photos/:photoId`, async ({ params }, reply) => {
      const { id, photoId } = PhotoParams.parse(params)
      return reply
        .header('content-type', 'image/jpeg')
        .send(await claimOffice.getPhoto(id, photoId))
    })
    scope.post(`${CLAIM}/changes`, async (request) => {
      const { id } = ClaimParams.parse(request.params)
      const asked = ChangeRequest.parse(request.body)
      const mayExceedCost = hasRight(accessOf(request).roles, 'orders.write')
      await claimOffice.change(id, { ...asked, mayExceedCost }, actorOf(request))
      return claimOffice.get(id)
    })
    registerHistory(scope, services, CLAIM, 'claim', (params) => ClaimParams.parse(params).id)
  })
}
