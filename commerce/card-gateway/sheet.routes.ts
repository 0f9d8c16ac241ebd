import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SheetApproval, SheetRequest } from './card-gateway.schemas'
import type { SheetService } from './sheet.service'

/** Registers the stand-in for wallet sheets: merchant sessions for shops, approvals for browsers. */
export function registerSheets(
  gateway: FastifyInstance,
  sheets: SheetService,
  requireMerchant: (request: FastifyRequest) => Promise<void>,
): void {
  gateway.post('/sheets/v1/sessions', async (request, reply) => {
    await requireMerchant(request)
    const opened = await sheets.openSheet(SheetRequest.parse(request.body))
    return reply.code(201).header('cache-control', 'no-store').send(opened)
  })

  gateway.post('/sheets/v1/tokens', async (request, reply) => {
    const { origin } = request.headers
    // the session limits it to the pages of its shop
    reply.header('access-control-allow-origin', origin ?? 'null').header('vary', 'origin')
    const token = await sheets.approve(SheetApproval.parse(request.body), origin)
    return reply.code(201).header('cache-control', 'no-store').send({ token })
  })
}
