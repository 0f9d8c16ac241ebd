import type { JWK } from 'jose'
import type { BrowserBundle } from '../http/browser-bundle'
import { CARD_BRANDS, maskNumber } from './card-number.rules'
import type { SessionRequest, TokenRequest } from './card-gateway.schemas'

/** Relative to the gateway's origin. */
export const GATEWAY_PATH = '/card-gateway'
const LIBRARY_PATH = `${GATEWAY_PATH}/microform/bundle/v2/flex-microform.min.js`
const TOKENS_PATH = `${GATEWAY_PATH}/flex/v2/tokens`

interface ContextSources {
  origin: string
  library: BrowserBundle
  jwk: JWK
}

export function toCaptureContext(
  request: SessionRequest,
  { origin, library, jwk }: ContextSources,
) {
  const all = CARD_BRANDS.map(({ network }) => network)
  return {
    flx: { path: TOKENS_PATH, data: '', origin, jwk: { ...jwk, use: 'enc' } },
    ctx: [
      {
        type: 'mf-2.0.0',
        data: {
          clientLibrary: `${origin}${LIBRARY_PATH}?h=${library.hash}`,
          clientLibraryIntegrity: library.integrity,
          allowedCardNetworks: request.allowedCardNetworks ?? all,
          targetOrigins: request.targetOrigins,
          mfOrigin: origin,
        },
      },
    ],
  }
}

export function toTokenPayload(request: TokenRequest, cardType: string) {
  const { number } = request
  const bin = number.slice(0, 6)
  const month = request.expirationMonth.padStart(2, '0')
  const year = request.expirationYear
  return {
    type: 'mf-2.0.0',
    data: {
      number: `${bin}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
      type: cardType,
      expirationMonth: month,
      expirationYear: year,
    },
    content: {
      paymentInformation: {
        card: {
          number: { maskedValue: maskNumber(number), bin, detectedCardTypes: [cardType] },
          securityCode: {},
          expirationMonth: { value: month },
          expirationYear: { value: year },
        },
      },
    },
  }
}
