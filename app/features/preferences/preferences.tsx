import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useSite } from '@/site/use-site'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { MailingListForm } from './mailing-list-form'
import { preferencesMessages } from './preferences.messages'
import { mailingListsQuery } from './preferences.queries'
import styles from './preferences.module.css'

/** Lets customers choose which mails they receive (ACC-061). */
export function Preferences({ email }: { email: string }) {
  const { id: siteId } = useSite()
  const { data: lists, isError, refetch } = useQuery(mailingListsQuery(siteId, email))
  return (
    <div className={styles.preferences}>
      <TitledSection title={preferencesMessages.mails}>
        <p className={styles.intro}>
          <FormattedMessage
            {...preferencesMessages.intro}
            values={{ email: <strong>{email}</strong> }}
          />
        </p>
        {lists && <MailingListForm key={email} email={email} lists={lists} />}
        {!lists && isError && (
          <LoadFailure onRetry={() => void refetch()}>
            <FormattedMessage {...preferencesMessages.failure} />
          </LoadFailure>
        )}
        {!lists && !isError && (
          <>
            <p className="visually-hidden" role="status">
              <FormattedMessage {...preferencesMessages.loading} />
            </p>
            <Skeleton height="14rem" />
          </>
        )}
      </TitledSection>
    </div>
  )
}
