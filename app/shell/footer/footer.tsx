import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { FeedbackButton } from '@/features/feedback/feedback-button'
import { footerQuery } from '@/integrations/content-hub/content.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { Sprig } from '@/ui/sprig'
import { useSheet } from '@/ui/use-sheet'
import '../sheets/cookie-choices.types'
import { NeedHelpButton } from '../sheets/need-help-button'
import { readFooter } from '../shell-content'
import { shellMessages } from '../shell.messages'
import { Copyright } from './copyright'
import { FooterColumns } from './footer-columns'
import { LanguageChoice } from './language-choice'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

const PHONE = /(\(\d{3}\) \d{3}-\d{4})/

/** The full footer (SHELL-026). */
export function Footer() {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { open } = useSheet()
  const { data } = useQuery(footerQuery(site.id))
  const footer = readFooter(data)
  const promo = footer.emailPromo
  return (
    <footer className={styles.footer}>
      <div className={styles.promo}>
        <div className={styles.promoInner}>
          <Sprig className={styles.sprig} />
          <div>
            <h2 className={styles.promoTitle}>
              {promo?.headline ?? formatMessage(shellMessages.sweetList)}
            </h2>
            {promo?.text && <p className={styles.promoText}>{promo.text}</p>}
          </div>
          <ButtonLink to={promo?.link.pageLink ?? paths.emailSignup()} variant="secondary">
            {promo?.link.displayName ?? formatMessage(shellMessages.sweetList)}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.inner}>
          <FooterColumns columns={footer.columns} />
          <div className="stack-4 content-start">
            {footer.phone && (
              <p>
                <a href={`tel:${footer.phone.tel}`} className={styles.phone}>
                  {footer.phone.display}
                </a>
                {footer.phone.hours && <span className={styles.hours}>{footer.phone.hours}</span>}
              </p>
            )}
            <div className={styles.help}>
              <NeedHelpButton className={styles.helpButton} iconSize={20} />
              <FeedbackButton className={styles.feedbackButton} />
            </div>
            <SocialLinks links={footer.socialLinks} />
            {footer.accessibilityNote && (
              <p className={styles.note}>
                <PhoneNote text={footer.accessibilityNote} />
              </p>
            )}
          </div>
          <div className={styles.base}>
            <Copyright />
            <LanguageChoice />
            <nav aria-label={formatMessage(shellMessages.legal)}>
              <ul className={styles.legal}>
                {footer.legalLinks.map((link) => (
                  <li key={link.pageLink}>
                    <Link to={link.pageLink}>{link.displayName}</Link>
                  </li>
                ))}
                <li>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => open('cookie-choices', {})}
                  >
                    <FormattedMessage {...shellMessages.cookieChoices} />
                  </button>
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A sentence of the editors, in which telephone numbers become links. */
function PhoneNote({ text }: { text: string }) {
  return (
    <>
      {text.split(PHONE).map((part, index) =>
        PHONE.test(part) ? (
          <a key={index} href={`tel:+1${part.replace(/\D/g, '')}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  )
}
