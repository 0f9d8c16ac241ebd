import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WalletDecision, WalletSessionParams, WalletSessionRequest } from './card-gateway.schemas'
import { renderWalletPage, walletPolicy } from './wallet-page'
import { toReturnAddress } from './wallet-return.rules'
import type { WalletService } from './wallet.service'
import type { WalletSession } from './wallet.repository'

const GONE = 410

/** Registers the wallet endpoints for shops, and the page on which the shopper decides. */
export function registerWallets(
  gateway: FastifyInstance,
  wallets: WalletService,
  requireMerchant: (request: FastifyRequest) => Promise<void>,
): void {
  gateway.post('/wallets/v1/sessions', async (request, reply) => {
    await requireMerchant(request)
    const session = await wallets.createSession(WalletSessionRequest.parse(request.body))
    return reply.code(201).header('cache-control', 'no-store').send(session)
  })

  gateway.get('/wallets/v1/sessions/:id', async (request, reply) => {
    const { id } = WalletSessionParams.parse(request.params)
    return reply.header('cache-control', 'no-store').send(await wallets.getResult(id))
  })

  gateway.get('/wallets/v1/approve/:id', async (request, reply) => {
    const { id } = WalletSessionParams.parse(request.params)
    const { session, status } = await wallets.getSession(id)
    if (session.status === 'pending') return sendPage(reply, session, status === 'pending')
    // the shopper went back in the history, but has already decided
    return sendBack(reply, toReturnAddress(session.return_url, id))
  })

  gateway.post('/wallets/v1/approve/:id', async (request, reply) => {
    const { id } = WalletSessionParams.parse(request.params)
    const decision = WalletDecision.parse(request.body)
    const { session, status } = await wallets.getSession(id)
    // expired: the message is shown here, where the shopper clicked
    if (session.status === 'pending' && status === 'expired') {
      return sendPage(reply.code(GONE), session, false)
    }
    return sendBack(reply, await wallets.decide(id, decision))
  })
}

function sendBack(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303)
}

/** @param isOpen whether the shopper can still decide */
function sendPage(reply: FastifyReply, session: WalletSession, isOpen: boolean): FastifyReply {
  return reply
    .header('content-security-policy', walletPolicy(session.return_url))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(renderWalletPage(session, isOpen))
}
