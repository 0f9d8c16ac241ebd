import type { Config } from '../config'
import { requestMerchantSession } from './apple-pay'
import type { CardGateway } from './card-gateway.port'
import { createCyberSource, type GatewayOptions } from './cybersource'
import { createPayPal, isPayPalOrder, isPayPalPayment, PAYPAL, type PayPal } from './paypal'

type GatewayConfig = Pick<
  Config,
  | 'applePay'
  | 'cardGatewayAccount'
  | 'cardGatewayUrl'
  | 'googlePay'
  | 'payPal'
  | 'storefrontOrigins'
>

/** If the merchant has an account at PayPal, PayPal payments are sent there. */
export function createPaymentGateway(config: GatewayConfig, options: GatewayOptions): CardGateway {
  const { payPal, storefrontOrigins: shopOrigins } = config
  const gateway = withSheets(createCyberSource(config, options), config)
  if (!payPal) return gateway
  return withPayPal(gateway, createPayPal(payPal, { shopOrigins, now: options.now }))
}

/** CyberSource takes what the sheets of Apple and Google have encrypted, if they know the merchant. */
function withSheets(
  gateway: CardGateway,
  { applePay, cardGatewayAccount: account, googlePay }: GatewayConfig,
): CardGateway {
  if (!account) return gateway
  const sheets = [
    ...(applePay ? (['DW_APPLE_PAY'] as const) : []),
    ...(googlePay ? (['DW_ANDROID_PAY'] as const) : []),
  ]
  return {
    ...gateway,
    wallets: [...gateway.wallets, ...sheets],
    async openSheet(request, beforeContact) {
      if (request.wallet === 'DW_APPLE_PAY' && applePay) {
        return { merchantSession: await requestMerchantSession(applePay, request, beforeContact) }
      }
      if (request.wallet === 'DW_ANDROID_PAY' && googlePay) {
        const { merchant: gatewayMerchantId } = account
        return { ...googlePay, merchantName: request.displayName, gatewayMerchantId }
      }
      return gateway.openSheet(request, beforeContact)
    },
  }
}

function withPayPal(gateway: CardGateway, payPal: PayPal): CardGateway {
  const chooseByWallet = (wallet?: string) => (wallet === PAYPAL ? payPal : gateway)
  const chooseByPayment = (id: string) => (isPayPalPayment(id) ? payPal : gateway)
  return {
    ...gateway,
    wallets: [...gateway.wallets.filter((wallet) => wallet !== PAYPAL), PAYPAL],
    authorize: (request) => chooseByWallet(request.wallet).authorize(request),
    find: (request) => chooseByWallet(request.wallet).find(request),
    openWallet: (request) => chooseByWallet(request.wallet).openWallet(request),
    readWallet: (id) => (isPayPalOrder(id) ? payPal : gateway).readWallet(id),
    reverse: (request) => chooseByPayment(request.id).reverse(request),
    refund: (request) => chooseByPayment(request.id).refund(request),
  }
}
