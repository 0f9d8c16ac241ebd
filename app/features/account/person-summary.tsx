import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { AccountCard } from '@/purchase/account/account-card'
import { toReadablePhone } from '@/purchase/order-parts/address-text'
import { paths } from '@/site/paths'
import { accountMessages } from './account.messages'
import styles from './person-summary.module.css'

export function PersonSummary({ customer }: { customer: Customer }) {
  const { firstName, lastName, companyName, email, phoneHome } = customer
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <AccountCard
      title={accountMessages.details}
      more={{ to: paths.profile(), text: accountMessages.editProfile }}
    >
      <ul className={styles.facts}>
        {[name, companyName, email, toReadablePhone(phoneHome)].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!phoneHome && (
        <p className={styles.hint}>
          <FormattedMessage {...accountMessages.addPhone} />
        </p>
      )}
    </AccountCard>
  )
}
