import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { errorMessages } from '@/errors/errors.messages'
import { greetingName, useCustomer } from '@/shopper/customer/use-customer'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { AddressText } from '@/purchase/order-parts/address-text'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { RedirectToLogin } from '@/shopper/session/redirect-to-login'
import { useSessionExpired } from '@/shopper/session/use-session-expired'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { RetryButton } from '@/ui/load-failure'
import { Heading } from '@/ui/heading'
import { Skeleton } from '@/ui/skeleton'
import styles from './account-home.module.css'
import { accountMessages } from './account.messages'

/** A registered customer's own page; a guest is led to login (ACC-016), which says if a session ended (SES-012). */
export function AccountHome() {
  const hasExpired = useSessionExpired()
  const { data: customer, isError, isFetching, refetch } = useCustomer()
  if (customer === null || hasExpired) return <RedirectToLogin hasExpired={hasExpired} />
  return (
    <div className={`container ${styles.page}`}>
      {customer ? (
        <Account customer={customer} />
      ) : (
        <h1 className="visually-hidden">
          <FormattedMessage {...accountMessages.title} />
        </h1>
      )}
      {!customer && isError && (
        <Alert tone="error" title={<FormattedMessage {...errorMessages.generic} />}>
          <RetryButton isPending={isFetching} onRetry={() => void refetch()} />
        </Alert>
      )}
      {!customer && !isError && <AccountSkeleton />}
    </div>
  )
}

function Account({ customer }: { customer: Customer }) {
  const loggingOut = useLogOut()
  const { firstName, lastName, email, addresses = [] } = customer
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size="xl">
          <FormattedMessage
            {...accountMessages.greeting}
            values={{ name: greetingName(customer) ?? email }}
          />
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          isPending={loggingOut.isLoading}
          onClick={() => loggingOut.mutate()}
        >
          <FormattedMessage {...accountMessages.logOut} />
        </Button>
      </div>
      <TitledSection title={accountMessages.details}>
        <dl className={styles.details}>
          <dt>
            <FormattedMessage {...accountMessages.name} />
          </dt>
          <dd>{[firstName, lastName].filter(Boolean).join(' ')}</dd>
          <dt>
            <FormattedMessage {...accountMessages.email} />
          </dt>
          <dd>{email}</dd>
        </dl>
      </TitledSection>
      {addresses.length > 0 && (
        <TitledSection title={accountMessages.addresses}>
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <li key={address.addressId}>
                {address.preferred && (
                  <p className={styles.preferred}>
                    <FormattedMessage {...accountMessages.preferred} />
                  </p>
                )}
                <AddressText address={address} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  )
}

function AccountSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...accountMessages.loading} />
      </p>
      <Skeleton width="min(16rem, 70%)" height="2.5rem" />
      <Skeleton height="10rem" />
    </>
  )
}
