import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { footerQuery } from '@/integrations/content-hub/content.queries'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { CARE_PHONE } from './contact'
import { Logo } from './logo'
import { readFooter } from './shell-content'
import { shellMessages } from './shell.messages'
import styles from './checkout-header.module.css'

/** The header while checking out: a way home, help and a way back, nothing else (SHELL-015). */
export function CheckoutHeader() {
  const site = useSite()
  const { data } = useQuery(footerQuery(site.id))
  const phone = readFooter(data).phone ?? CARE_PHONE
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.bag()} className={styles.back}>
          <Icon name="chevron-left" size={18} />
          <FormattedMessage {...shellMessages.backToBag} />
        </Link>
        <Logo />
        <a href={`tel:${phone.tel}`} className={styles.help}>
          <Icon name="phone" size={18} />
          <span className={styles.helpText}>
            <FormattedMessage {...shellMessages.needHelp} values={{ phone: phone.display }} />
          </span>
        </a>
      </div>
    </header>
  )
}
