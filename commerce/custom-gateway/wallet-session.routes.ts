import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sheetWallets, wallets } from '../../rules/payment-methods'
import { requireShopper } from '../access/require-shopper'
import { getSite } from '../sites/site-context'
import { badRequest, tooManyRequests } from '../http/problem'
import { toDecimal, toMinor } from '../money'
import type { WalletApproval } from '../payments/card-gateway.port'
import type { BasketService } from '../baskets/basket.service'
import type { PaymentsService } from '../payments/payments.service'
import { isShopPage } from '../card-gateway/wallet-return.rules'
import type { Config } from '../config'
import type { AuthModules } from '../auth/auth-modules'

interface Needs {
  config: Config
  baskets: BasketService
  payments: PaymentsService
  signIn: AuthModules
}

const PATH = '/custom/payment/v1/organizations/:organizationId/wallet-session'

const WalletSessionBody = z.object({
  basketId: z.string().min(1).max(64),
  wallet: z.enum(wallets),
  /** The storefront page that the shopper returns to. */
  returnUrl: z.url().max(1000),
  /** The merchant's name to show to the shopper; by default the site's name. */
  merchantName: z.string().trim().min(1).max(60).optional(),
  language: z.string().max(35).default('en'),
})

const SHEET_PATH = '/custom/payment/v1/organizations/:organizationId/wallet-sheet'

const WalletSheetBody = z.object({
  basketId: z.string().min(1).max(64),
  wallet: z.enum(sheetWallets),
  /** The origin of the storefront page that shows the sheet. */
  origin: z.url().max(300),
  /** Where Apple Pay validates the merchant. */
  validationUrl: z.url().max(300).optional(),
})

const WalletSessionParams = z.object({ id: z.string().regex(/^[\w-]{1,128}$/) })

/**
 * Sends a shopper to a wallet's page for the open amount of the shopper's basket (PAY-030,
 * PAY-034), and returns the result of the visit. An approval can only pay for that basket.
 */
export function registerWalletSession(app: FastifyInstance, services: Needs): void {
  const { baskets, payments } = services
  const { wallets } = services.signIn.throttles
  app.post(PATH, async (request, reply) => {
    const shopper = await requireShopper(request)
    const site = await getSite(request)
    const { basketId, wallet, ...page } = WalletSessionBody.parse(request.body)
    const { basket } = await baskets.getBasket(shopper, basketId)
    requireOffered(wallet, await baskets.listPaymentMethods(shopper, basketId))
    const { currency = site.currency } = basket
    const amountMinor = toMinor(Number(basket['c_paymentAmount']), currency)
    if (amountMinor <= 0) throw badRequest('Nothing of the bag is left to pay.')
    refuseUntil(await wallets.countAttempt(shopper.customerId, request.ip))
    const asked = { merchantName: site.name.slice(0, 60), ...page, wallet, basketId }
    const opened = await payments.openWallet({ ...asked, amountMinor, currency })
    return reply.header('cache-control', 'no-store').send(opened)
  })

  app.get(`${PATH}/:id`, async (request, reply) => {
    await requireShopper(request)
    await getSite(request)
    const { id } = WalletSessionParams.parse(request.params)
    refuseUntil(await wallets.countAddress(request.ip))
    return reply.header('cache-control', 'no-store').send(toWire(await payments.readWallet(id)))
  })
}

/**
 * Opens a wallet's sheet over a page of the shop: validates the merchant with Apple, returns the
 * merchant at Google, or opens the stand-in. An approval in the stand-in pays that basket only.
 */
export function registerWalletSheet(app: FastifyInstance, services: Needs): void {
  const { baskets, payments } = services
  const { wallets } = services.signIn.throttles
  app.post(SHEET_PATH, async (request, reply) => {
    const shopper = await requireShopper(request)
    const site = await getSite(request)
    const asked = WalletSheetBody.parse(request.body)
    if (!isShopPage(asked.origin, services.config.storefrontOrigins)) {
      throw badRequest('The page is not one of a known shop.')
    }
    const { wallet, basketId } = asked
    requireOffered(wallet, await baskets.listPaymentMethods(shopper, basketId))
    const opened = await payments.openSheet(
      { ...asked, displayName: site.name.slice(0, 60) },
      async () => refuseUntil(await wallets.countAttempt(shopper.customerId, request.ip)),
    )
    return reply.header('cache-control', 'no-store').send(opened)
  })
}

function requireOffered(wallet: string, offered: readonly { id: string }[]): void {
  if (offered.some(({ id }) => id === wallet)) return
  throw badRequest(`The payment method '${wallet}' is not applicable.`, 'invalid-payment-method')
}

/** @throws Problem 429 if there are seconds to wait. */
function refuseUntil(seconds: number): void {
  if (seconds > 0) throw tooManyRequests('Please try again later.', seconds)
}

/** `expiresAt` is in epoch seconds, as in a JWT. */
function toWire(approval: WalletApproval) {
  const { wallet, status } = approval
  const amount = toDecimal(approval.amountMinor, approval.currency)
  if (approval.status !== 'approved') return { wallet, amount, status }
  const { transientToken: token, expiresAt } = approval
  return { wallet, amount, status, token, expiresAt: Math.floor(expiresAt.getTime() / 1000) }
}
