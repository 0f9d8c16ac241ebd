import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Sheet } from '@/ui/sheet'
import { needHelpMessages as messages } from './need-help.messages'
import styles from './need-help-sheet.module.css'
import { useCarePhone } from '../use-care-phone'

type Words = (typeof messages)[keyof typeof messages]

const WAYS: readonly { to: string; icon: IconName; title: Words; text: Words }[] = [
  { to: paths.contact(), icon: 'mail', title: messages.write, text: messages.writeText },
  {
    to: paths.shippingRates(),
    icon: 'truck',
    title: messages.shipping,
    text: messages.shippingText,
  },
  { to: paths.trackOrder(), icon: 'pin', title: messages.track, text: messages.trackText },
  { to: paths.questions(), icon: 'info', title: messages.questions, text: messages.questionsText },
]

/**
 * Customer service: the telephone, the contact form, and links to frequent topics (SHEET-032,
 * SHEET-033).
 */
export default function NeedHelpSheet() {
  const phone = useCarePhone()
  return (
    <Sheet title={<FormattedMessage {...messages.title} />}>
      <p className={styles.intro}>
        <FormattedMessage {...messages.intro} />
      </p>
      <div className={styles.call}>
        <Icon name="phone" size={20} />
        <div>
          <p className={styles.caption}>
            <FormattedMessage {...messages.call} />
          </p>
          <a href={`tel:${phone.tel}`} className={styles.number}>
            {phone.display}
          </a>
          {phone.hours && <p className="note">{phone.hours}</p>}
        </div>
      </div>
      <ul className={styles.ways}>
        {WAYS.map(({ to, icon, title, text }) => (
          <li key={to} className={styles.way}>
            <Icon name={icon} size={20} />
            <div>
              <Link to={to} className={styles.link}>
                <FormattedMessage {...title} />
              </Link>
              <p className="note">
                <FormattedMessage {...text} />
              </p>
            </div>
            <Icon name="chevron-right" size={20} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
