import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { StoredMail } from './mail.repository'
import { attachQrPictures } from './qr-pictures'

const TIMEOUT_MS = 5_000
/** A server that takes two seconds for each mail takes 28,800 in an hour. */
const CONNECTIONS = 16
const MAX_CONNECTIONS = 100

type SentMail = Pick<
  StoredMail,
  'id' | 'recipient' | 'reference' | 'subject' | 'text' | 'html' | 'sender' | 'unsubscribe_url'
>

export interface MailTransport {
  /** How many mails may be sent at once. */
  connections: number
  /** @throws Error when the server refuses the mail. */
  send(mail: SentMail): Promise<void>
  close(): void
}

/**
 * Sends by SMTP over connections that stay open.
 * @param url e.g. `smtp://user:password@mail.example.com:587?maxConnections=20`
 */
export function createSmtpTransport(
  url: string,
  from: string,
  timeoutMs = TIMEOUT_MS,
): MailTransport {
  const connections = connectionsOf(url)
  const smtp = createTransport(withLimits(url, { timeoutMs, connections }))
  // the errors of idle connections; those of mails reject `sendMail`
  smtp.on('error', () => undefined)
  return {
    connections,
    async send({ id, recipient, reference, subject, text, html, sender, unsubscribe_url: url }) {
      // nodemailer does not parse an address object: a comma in it cannot add a recipient
      const to = { name: '', address: recipient }
      const messageId = toMessageId(`${reference}.${id}`, sender ?? from)
      const content = { subject, text, html, messageId }
      const headers = { ...AUTOMATIC, ...(url === null ? {} : unsubscribeHeaders(url)) }
      const attachments = await attachQrPictures(html)
      await smtp.sendMail({ from: sender ?? from, to, ...content, headers, attachments })
    },
    close: () => smtp.close(),
  }
}

function connectionsOf(url: string): number {
  const asked = Number(new URL(url).searchParams.get('maxConnections') ?? CONNECTIONS)
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MAX_CONNECTIONS) : CONNECTIONS
}

/**
 * Adds the limits to the URL's query, because nodemailer ignores other options when it is given a
 * URL.
 */
function withLimits(
  url: string,
  { timeoutMs, connections }: { timeoutMs: number; connections: number },
): string {
  const address = new URL(url)
  address.searchParams.set('maxConnections', String(connections))
  const defaults = {
    pool: true,
    // a mail on a connection that closes may have been accepted
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  for (const [name, value] of Object.entries(defaults)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value))
  }
  return address.href
}

/**
 * The id is the same for every attempt, so that mail clients can detect a duplicate; a mail that is
 * sent again has a row, and so an id, of its own. Spam filters expect the sender's domain.
 */
function toMessageId(reference: string, sender: string): string {
  const [address] = addressparser(sender, { flatten: true })
  const domain = domainToASCII(address?.address.split('@').pop() ?? '')
  return `<${reference.replace(/[^\w-]/g, '.')}@${domain || 'localhost'}>`
}

/** Keeps absence notices and other automatic mails from being sent as an answer (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/**
 * Headers for the unsubscribe button that mail clients show beside the sender (RFC 2369, one click
 * by RFC 8058).
 */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
