import { escapeHtml } from '../http/escape-html'
import { mailWords } from '../mail/mail-words'
import type { Mail } from '../mail/order-confirmation.rules'
import type { AccountTokenPurpose } from './auth.tables'
import { TOKEN_MINUTES } from './account-token.constants'

const BODY = 'margin:0 auto;padding:24px;max-width:36rem;font:16px/1.5 Georgia,serif;color:#2b1a12'

/**
 * The mail that carries a token.
 * @param secret the code or, in a link's place, the whole address.
 * @param locale of who asked for it.
 */
export function renderAccountMail(
  purpose: AccountTokenPurpose,
  to: string,
  secret: string,
  reference: string,
  locale?: string,
): Mail {
  const words = mailWords(locale)
  const { subject, intro, action } = words.account[purpose]
  const outro = words.goodFor(TOKEN_MINUTES[purpose])
  const shown = escapeHtml(secret)
  const html = [
    `<!doctype html><html lang="${words.locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head><body style="${BODY}">`,
    `<p>${escapeHtml(intro)}</p>`,
    action
      ? `<p><a href="${shown}">${escapeHtml(action)}</a></p>`
      : `<p style="font-size:28px;letter-spacing:4px"><strong>${shown}</strong></p>`,
    `<p>${escapeHtml(outro)}</p></body></html>`,
  ]
  return {
    reference,
    to,
    subject,
    text: [intro, secret, outro].join('\n\n') + '\n',
    html: html.join('\n'),
  }
}
