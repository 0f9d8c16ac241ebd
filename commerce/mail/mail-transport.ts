import { createTransport } from 'nodemailer'
import type { StoredMail } from './mail.repository'

const TIMEOUT_MS = 5_000

type SentMail = Pick<
  StoredMail,
  'recipient' | 'reference' | 'subject' | 'text' | 'html' | 'sender' | 'unsubscribe_url'
>

export interface MailTransport {
  /** @throws Error when the server does not take the mail. */
  send(mail: SentMail): Promise<void>
  close(): void
}

/** Sends by SMTP. @param url e.g. `smtp://user:password@mail.example.com:587`. */
export function createSmtpTransport(
  url: string,
  from: string,
  timeoutMs = TIMEOUT_MS,
): MailTransport {
  const smtp = createTransport(withLimits(url, timeoutMs))
  return {
    async send({ recipient, reference, subject, text, html, sender, unsubscribe_url: url }) {
      // an address object is taken as it is: a comma in it makes no second recipient
      const to = { name: '', address: recipient }
      // the same at every attempt, so that a mail that came twice is known as one
      const messageId = `<${reference.replace(/[^\w-]/g, '.')}@praline.invalid>`
      const content = { subject, text, html, messageId }
      const headers = url === null ? {} : unsubscribeHeaders(url)
      await smtp.sendMail({ from: sender ?? from, to, ...content, headers })
    },
    close: () => smtp.close(),
  }
}

/** nodemailer reads no options beside an address, but those of its query. */
function withLimits(url: string, timeoutMs: number): string {
  const address = new URL(url)
  const defaults = {
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

/** The button that mail clients show beside the sender (RFC 2369, one click by RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
