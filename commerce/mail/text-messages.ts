import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { z } from 'zod'
import { limitBody } from '../../rules/limit-body'
import type { MailContent } from './mail-content'
import type { MailTransport } from './mail-transport'

const TIMEOUT_MS = 5_000
const CONNECTIONS = 4

const Refusal = z.object({ message: z.string().max(500) })

/** @returns as in `+15551234567`; only North American numbers, where the shops are */
export function toTextNumber(phone: unknown): string | undefined {
  if (typeof phone !== 'string') return undefined
  const digits = phone.replace(/\D/g, '')
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined
}

/** @returns the collector's number if text messages were asked for at this very number */
export function textToOf(
  { shipments = [] }: ShopperOrdersTypes.Order,
  shipmentId: string,
  { sendsTexts }: { sendsTexts: boolean },
): string | undefined {
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  const asked = toTextNumber(shipment?.c_pickupTextPhone)
  return sendsTexts && asked === toTextNumber(shipment?.c_pickupPhone) ? asked : undefined
}

/** The service refuses this message for good, e.g. a number that has unsubscribed. */
export class FinalRefusal extends Error {}

/** Nobody knows whether the service has sent this message. */
export class UnknownOutcome extends Error {
  constructor(reason: string) {
    super(`${reason} Perhaps it was sent, so it is not repeated.`)
  }
}

/**
 * The mail in a few words: its first text and its code. Without its link, which opens the buyer's
 * order: somebody else may collect it.
 */
export function toTextMessage({ textTo, reference, preheader, blocks }: MailContent, shop: string) {
  if (textTo === undefined) return undefined
  const code = blocks.find((block) => block.kind === 'code')
  const parts = [preheader, code && [code.label, code.code].filter(Boolean).join(' ')]
  return {
    reference: ['text', ...reference.split(':').slice(1)].join(':'),
    to: textTo,
    subject: preheader,
    text: `${shop}: ${parts.filter(Boolean).join('\n')}`,
    html: '',
  }
}

/** Of addresses that are not found, and connections that were not made. */
const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_)/

const NotReached = z.object({ cause: z.object({ code: z.string().regex(NOT_REACHED) }) })

/**
 * Sends text messages by Twilio's Messages API, which has no idempotency key: a message of which
 * the outcome is unknown is not repeated.
 * @param url with the account and its token, e.g. `https://AC…:token@api.twilio.com`
 */
export function createTextTransport(url: string, from: string): MailTransport {
  const { origin, username, password } = new URL(url)
  const address = `${origin}/2010-04-01/Accounts/${username}/Messages.json`
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers = { authorization: `Basic ${Buffer.from(account).toString('base64')}` }
  return {
    connections: CONNECTIONS,
    async send({ recipient, text }) {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ To: recipient, From: from, Body: text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw NotReached.safeParse(error).success
          ? error
          : new UnknownOutcome('The text service did not answer.')
      })
      const answer: unknown = await limitBody(response)
        .json()
        .catch(() => undefined)
      if (response.ok) return
      const { data } = Refusal.safeParse(answer)
      const reason = data?.message ?? `The text service answered ${response.status}.`
      // a proxy's 502 or 504 says nothing of the service behind it
      if (response.status >= 500 && response.status !== 503) throw new UnknownOutcome(reason)
      const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429
      throw isFinal ? new FinalRefusal(reason) : new Error(reason)
    },
    close: () => undefined,
  }
}
