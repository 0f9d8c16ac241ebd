import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { setting } from './read-settings'

/* The merchant's account at CyberSource. The storefront uses it to open sessions for card fields,
   the engine to authorize payments. */

export const cardGatewaySettings = {
  CARD_GATEWAY_MERCHANT: z.string().optional(),
  CARD_GATEWAY_KEY_ID: z.string().optional(),
  CARD_GATEWAY_KEY: setting(z.base64().optional(), 'the shared secret, in Base64', {
    isSecret: true,
  }),
}

export interface CardGatewayAccount {
  merchant: string
  keyId: string
  /** The shared secret, in Base64. */
  key: string
}

/** @returns undefined unless all three settings are set; the embedded gateway needs none of them */
export function readCardGatewayAccount(
  settings: z.output<z.ZodObject<typeof cardGatewaySettings>>,
): CardGatewayAccount | undefined {
  const { CARD_GATEWAY_MERCHANT: merchant, CARD_GATEWAY_KEY_ID: keyId } = settings
  const { CARD_GATEWAY_KEY: key } = settings
  if (!merchant || !keyId || !key) return undefined
  return { merchant, keyId, key }
}

/** A request without a body has no digest. */
export function signCardRequest(
  { merchant, keyId, key }: CardGatewayAccount,
  { method, address, body }: { method: 'GET' | 'POST' | 'DELETE'; address: string; body?: string },
  now: Date,
): Record<string, string> {
  const { host, pathname, search } = new URL(address)
  const date = now.toUTCString()
  const digest =
    body === undefined ? undefined : `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const signed = [
    ['host', host],
    ['date', date],
    ['(request-target)', `${method.toLowerCase()} ${pathname}${search}`],
    ...(digest === undefined ? [] : [['digest', digest]]),
    ['v-c-merchant-id', merchant],
  ]
  const text = signed.map(([name, value]) => `${name}: ${value}`).join('\n')
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
  const names = signed.map(([name]) => name).join(' ')
  return {
    date,
    ...(digest === undefined ? {} : { digest }),
    'v-c-merchant-id': merchant,
    signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
  }
}
