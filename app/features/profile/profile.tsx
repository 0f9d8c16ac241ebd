import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'
import { BusinessSection } from './business-section'
import { DetailsForm } from './details-form'
import { EmailSection } from './email-form'
import { PasswordSection } from './password-form'
import { profileMessages } from './profile.messages'
import styles from './profile.module.css'

interface ProfileProps {
  customer: Customer
  passkeys?: ReactNode
}

export function Profile({ customer, passkeys }: ProfileProps) {
  return (
    <div className={styles.profile}>
      <DetailsForm customer={customer} />
      <BusinessSection customer={customer} />
      <EmailSection customer={customer} />
      <PasswordSection customer={customer} />
      {passkeys}
      <TitledSection title={profileMessages.data}>
        <p className="muted">
          <FormattedMessage {...profileMessages.dataHint} />
        </p>
        <Link to={paths.accountData()} className={styles.link}>
          <FormattedMessage {...profileMessages.toData} />
        </Link>
      </TitledSection>
    </div>
  )
}
