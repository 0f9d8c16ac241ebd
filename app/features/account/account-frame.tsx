import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { errorMessages } from '@/errors/errors.messages'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useLogOut } from '@/shopper/customer/use-log-out'
import { RedirectToLogin } from '@/shopper/session/redirect-to-login'
import { Alert } from '@/ui/alert'
import { Heading } from '@/ui/heading'
import { RetryButton } from '@/ui/load-failure'
import { PageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import styles from './account-frame.module.css'
import { AccountNavigation } from './account-navigation'
import { accountMessages } from './account.messages'

interface AccountFrameProps {
  title: MessageDescriptor
  /** Replaces the main heading once the customer is loaded. */
  heading?: (customer: Customer) => ReactNode
  children: ReactNode | ((customer: Customer) => ReactNode)
}

/**
 * The frame of every account page: head, heading and navigation. The content is rendered only for
 * registered customers, and is remounted for another customer. Guests are redirected to the login
 * page (ACC-016).
 */
export function AccountFrame({ title, heading, children }: AccountFrameProps) {
  const { formatMessage } = useIntl()
  const loggingOut = useLogOut()
  const { data: customer, isError, isFetching, refetch } = useCustomer()
  // After a logout, a new login should not return to this page.
  if (customer === null) return <RedirectToLogin isReturning={loggingOut.isIdle} />
  const isMissing = !customer && isError
  return (
    <>
      <PageHead title={formatMessage(title)} isHidden />
      <div className={`container ${styles.layout}`}>
        <AccountNavigation loggingOut={loggingOut} />
        <div className={styles.main}>
          <Heading level={1} size="lg" className={styles.title}>
            {customer && heading ? heading(customer) : <FormattedMessage {...title} />}
          </Heading>
          {customer && (
            <Fragment key={customer.customerId}>
              {typeof children === 'function' ? children(customer) : children}
            </Fragment>
          )}
          {isMissing && (
            <Alert tone="error" title={<FormattedMessage {...errorMessages.generic} />}>
              <RetryButton isPending={isFetching} onRetry={() => void refetch()} />
            </Alert>
          )}
          {!customer && !isMissing && <AccountSkeleton />}
        </div>
      </div>
    </>
  )
}

function AccountSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        <FormattedMessage {...accountMessages.loading} />
      </p>
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </>
  )
}
