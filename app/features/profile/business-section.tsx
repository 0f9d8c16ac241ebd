import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { readBusinessAccounts } from '@/rules/business-accounts'
import { asFields, asText } from '@/lib/read-fields'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { profileMessages } from './profile.messages'
import styles from './profile.module.css'

/**
 * The accounts for which a business customer buys (ORD-020). Renders nothing for other customers.
 */
export function BusinessSection({ customer }: { customer: Customer }) {
  const accounts = readBusinessAccounts(customer)
  const matchCode = asText(asFields(customer).c_matchCode)
  if (accounts.length === 0) return null
  return (
    <TitledSection title={profileMessages.business}>
      {matchCode && (
        <dl className={styles.facts}>
          <dt>
            <FormattedMessage {...profileMessages.matchCode} />
          </dt>
          <dd>{matchCode}</dd>
        </dl>
      )}
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, level }) => (
          <li key={id}>
            {name && <p className={styles.name}>{name}</p>}
            <dl className={styles.facts}>
              <dt>
                <FormattedMessage {...profileMessages.accountNumber} />
              </dt>
              <dd>{id}</dd>
              {level && (
                <>
                  <dt>
                    <FormattedMessage {...profileMessages.level} />
                  </dt>
                  <dd>{level}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
