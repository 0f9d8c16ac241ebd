import type { Config } from '../config'
import type { CardGateway } from './card-gateway.port'
import { createCyberSource, type GatewayOptions } from './cybersource'
import { createPayPal, isPayPalOrder, isPayPalPayment, type PayPal } from './paypal'

const PAYPAL = 'PayPal'

type GatewayConfig = Pick<
  Config,
  'cardGatewayAccount' | 'cardGatewayUrl' | 'payPal' | 'storefrontOrigins'
>

/** If the merchant has an account at PayPal, PayPal payments are sent there. */
export function createPaymentGateway(config: GatewayConfig, options: GatewayOptions): CardGateway {
  const { payPal, storefrontOrigins: shopOrigins } = config
  const gateway = createCyberSource(config, options)
  if (!payPal) return gateway
  return withPayPal(gateway, createPayPal(payPal, { shopOrigins, now: options.now }))
}

function withPayPal(gateway: CardGateway, payPal: PayPal): CardGateway {
  const chooseByWallet = (wallet?: string) => (wallet === PAYPAL ? payPal : gateway)
  const chooseByPayment = (id: string) => (isPayPalPayment(id) ? payPal : gateway)
  return {
    ...gateway,
    wallets: [...gateway.wallets.filter((wallet) => wallet !== PAYPAL), PAYPAL],
    authorize: (request) => chooseByWallet(request.wallet).authorize(request),
    openWallet: (request) => chooseByWallet(request.wallet).openWallet(request),
    readWallet: (id) => (isPayPalOrder(id) ? payPal : gateway).readWallet(id),
    reverse: (request) => chooseByPayment(request.id).reverse(request),
    refund: (request) => chooseByPayment(request.id).refund(request),
  }
}
