import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { loadThirdParty } from '@/integrations/third-party/load-third-party'
import type { GoogleClient, GoogleOptions, GoogleReadiness } from './google-pay.types'

const merchantSchema = z.object({
  environment: z.enum(['TEST', 'PRODUCTION']),
  merchantId: z.string(),
  merchantName: z.string(),
  /** The shop's account at CyberSource, for which Google encrypts payments. */
  gatewayMerchantId: z.string(),
})

/** What Google's sheet needs to know of the shop. */
export type GoogleMerchant = z.output<typeof merchantSchema>

/** @returns the merchant if Google says that this browser can pay */
export async function findGoogleMerchant(
  siteId: string,
  basketId: string,
): Promise<GoogleMerchant | null> {
  const [answer] = await Promise.all([
    callSite(siteId, siteRoutes.walletSheet, { body: { basketId, wallet: 'DW_ANDROID_PAY' } }),
    loadThirdParty('google-pay', siteId),
  ])
  const merchant = merchantSchema.parse(answer)
  const { result } = (await createClient(merchant)?.isReadyToPay(toReadiness())) ?? {}
  return result ? merchant : null
}

/** @returns undefined without Google's script */
export function createClient(
  { environment, merchantId, merchantName }: GoogleMerchant,
  paymentDataCallbacks?: GoogleOptions['paymentDataCallbacks'],
): GoogleClient | undefined {
  const PaymentsClient = window.google?.payments?.api.PaymentsClient
  const merchantInfo = { merchantId, merchantName }
  return (
    PaymentsClient &&
    new PaymentsClient({
      environment,
      merchantInfo,
      ...(paymentDataCallbacks && { paymentDataCallbacks }),
    })
  )
}

export function toReadiness() {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD' as const,
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA'],
        },
      },
    ],
  } satisfies GoogleReadiness
}
