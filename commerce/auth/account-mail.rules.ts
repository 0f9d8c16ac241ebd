import type { MailBlock, MailContent } from '../mail/mail-content'
import { wordsIn } from '../languages/languages'
import type { AccountTokenPurpose } from './auth.tables'
import { TOKEN_MINUTES } from './account-token.constants'

interface AccountMail extends Pick<MailContent, 'to' | 'siteId' | 'locale' | 'reference'> {
  purpose: AccountTokenPurpose
  /** A code, or the complete URL of a link. */
  secret: string
}

export function toAccountMail({ purpose, secret, ...mail }: AccountMail): MailContent {
  const words = wordsIn(mail.locale)
  const { subject, intro, action } = words.account[purpose]
  const token: MailBlock = action
    ? { kind: 'button', text: action, href: secret }
    : { kind: 'code', code: secret }
  return {
    ...mail,
    subject,
    preheader: intro,
    heading: subject,
    blocks: [
      { kind: 'text', text: intro },
      token,
      { kind: 'text', text: words.goodFor(TOKEN_MINUTES[purpose]) },
    ],
  }
}
