import { FormattedMessage, defineMessages } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { PageHead } from '@/ui/page-head'
import { Link } from '@/ui/link'
import { landmarks } from '../landmarks'
import { Logo } from '../header/logo'
import { CARE_PHONE } from '../contact'
import styles from './app-error-view.module.css'
import { useFailureText } from '@/ui/use-failure-text'

const messages = defineMessages({
  home: { id: 'errorPage.home', defaultMessage: 'Back to the shop' },
  contact: { id: 'errorPage.contact', defaultMessage: 'Call us' },
})

/** Replaces the whole application after an error, including header and footer. */
export function AppErrorView() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main id={landmarks.content} className={styles.main}>
        <GenericFailure />
      </main>
    </div>
  )
}

/** The error, with links to the home page and to customer service (ERR-013). */
export function GenericFailure({ error }: { error?: unknown }) {
  const { text, detail } = useFailureText(error)
  return (
    <div className={styles.failure}>
      <PageHead title={text} isHidden />
      <h1 className={styles.text}>{text}</h1>
      {detail && <p className="note">{detail}</p>}
      <div className={styles.actions}>
        <ButtonLink to={paths.home()}>
          <FormattedMessage {...messages.home} />
        </ButtonLink>
        <Link to={`tel:${CARE_PHONE.tel}`} className={styles.call}>
          <FormattedMessage {...messages.contact} /> {CARE_PHONE.display}
        </Link>
      </div>
    </div>
  )
}
