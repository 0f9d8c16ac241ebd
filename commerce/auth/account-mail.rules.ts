import { escapeHtml } from '../mail/escape-html'
import type { Mail } from '../mail/order-confirmation.rules'
import type { AccountTokenPurpose } from './auth.tables'
import { TOKEN_MINUTES } from './account-token.constants'

interface Words {
  subject: string
  intro: string
  /** Of the link; absent: the secret is typed. */
  action?: string
}

const WORDS: Readonly<Record<AccountTokenPurpose, Words>> = {
  login: {
    subject: 'Your code to log in',
    intro: 'Enter this code to log in:',
  },
  otp: {
    subject: 'Your one-time password',
    intro: 'Enter this one-time password to go on:',
  },
  'password-reset': {
    subject: 'Set a new password',
    intro: 'Follow the link to set a new password:',
    action: 'Set a new password',
  },
  verification: {
    subject: 'Confirm your e-mail address',
    intro: 'Follow the link to confirm your e-mail address:',
    action: 'Confirm my e-mail address',
  },
}

const BODY = 'margin:0 auto;padding:24px;max-width:36rem;font:16px/1.5 Georgia,serif;color:#2b1a12'

/**
 * The mail that carries a token.
 * @param secret the code or, in a link's place, the whole address.
 */
export function renderAccountMail(
  purpose: AccountTokenPurpose,
  to: string,
  secret: string,
  reference: string,
): Mail {
  const { subject, intro, action } = WORDS[purpose]
  const outro = `It is good for ${toDuration(TOKEN_MINUTES[purpose])}. If you did not ask for it, you need not do anything.`
  const shown = escapeHtml(secret)
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
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

function toDuration(minutes: number): string {
  return minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`
}
