import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { ApplePayAccount } from '../config'
import { badRequest, unavailable } from '../http/problem'
import type { BeforeContact, SheetRequest } from './card-gateway.port'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024

/** Apple's hosts for merchant validation, for tests (`-cert`) and for China too. */
const APPLE_HOST = /^(cn-)?apple-pay-gateway(-[a-z0-9]+)*\.apple\.com$/
/** Opaque: the browser passes it on to the sheet. */
const MerchantSession = z.looseObject({ merchantSessionIdentifier: z.string() })

/** @throws Problem 400 for an address that is not Apple's, because the certificate is shown there. */
export function requireAppleAddress(address = ''): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isApple =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    APPLE_HOST.test(url.hostname) &&
    url.pathname.startsWith('/paymentservices/')
  if (url && isApple) return url
  throw badRequest('The address for the merchant validation is not one of Apple.')
}

/**
 * Requests a merchant session, with the merchant identity certificate, for pages of one origin.
 * @throws Problem 400 for an address that is not Apple's, 503 without a usable response
 */
export async function requestMerchantSession(
  account: ApplePayAccount,
  { validationUrl, origin, displayName }: SheetRequest,
  beforeContact: BeforeContact,
  send: typeof postWithCertificate = postWithCertificate,
): Promise<object> {
  const url = requireAppleAddress(validationUrl)
  const body = JSON.stringify({
    merchantIdentifier: account.merchant,
    displayName,
    initiative: 'web',
    initiativeContext: new URL(origin).hostname,
  })
  await beforeContact()
  const answer = await send(url, account, body).catch(() => {
    throw unavailable('Apple Pay cannot be reached.')
  })
  const session = MerchantSession.safeParse(answer)
  if (!session.success) throw unavailable('Apple Pay gave no usable answer.')
  return session.data
}

async function postWithCertificate(
  url: URL,
  { certificate: cert, key }: ApplePayAccount,
  body: string,
): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { 'content-type': 'application/json' }
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    request(url, { method: 'POST', cert, key, headers, signal }, (incoming) => {
      let size = 0
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_ANSWER_BYTES) incoming.destroy(new Error('The answer is too long.'))
      })
      resolve(incoming)
    })
      .on('error', reject)
      .end(body)
  })
  return JSON.parse(await text(response))
}
