import { FormattedMessage, defineMessages } from 'react-intl'
import { paths } from '@/site/paths'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Sheet } from '@/ui/sheet'
import { needHelp } from './need-help-button'
import styles from './need-help-sheet.module.css'
import { useCarePhone } from '../use-care-phone'

const messages = defineMessages({
  intro: {
    id: 'needHelp.intro',
    defaultMessage: 'Someone from the house answers, by telephone or in writing.',
  },
  call: { id: 'needHelp.call', defaultMessage: 'Call us' },
  write: { id: 'needHelp.write', defaultMessage: 'Write to us' },
  writeText: { id: 'needHelp.writeText', defaultMessage: 'We answer within two business days.' },
  shipping: { id: 'needHelp.shipping', defaultMessage: 'Shipping rates and days' },
  shippingText: {
    id: 'needHelp.shippingText',
    defaultMessage: 'What delivery costs, and when it arrives.',
  },
  track: { id: 'needHelp.track', defaultMessage: 'Track an order' },
  trackText: { id: 'needHelp.trackText', defaultMessage: 'Where your boxes are now.' },
  questions: { id: 'needHelp.questions', defaultMessage: 'Questions & answers' },
  questionsText: {
    id: 'needHelp.questionsText',
    defaultMessage: 'Storing, gifting, allergens, changes to an order.',
  },
})

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
    <Sheet title={<FormattedMessage {...needHelp} />}>
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
