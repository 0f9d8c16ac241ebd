import { commerceOrigin } from '@/commerce-client/commerce-origin.server'

/** `CARD_GATEWAY_ORIGIN` (CyberSource), else the one the commerce engine answers. */
export function cardGatewayOrigin(): string {
  return (process.env.CARD_GATEWAY_ORIGIN || `${commerceOrigin()}/card-gateway`).replace(/\/$/, '')
}
