import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { previewOptionsQuery } from '@/commerce-client/preview-options.queries'
import { usePreview } from '@/site/use-preview'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { previewMessages as messages } from './preview.messages'
import styles from './preview.module.css'

/** Says on the page why its content is missing: the hub has no such snapshot. */
export function UnknownSnapshot() {
  const site = useSite()
  const { snapshotId } = usePreview() ?? {}
  const query = previewOptionsQuery(site.id)
  const { data } = useQuery({ ...query, enabled: snapshotId !== undefined })
  const snapshots = data?.snapshots
  if (!snapshotId || !snapshots || snapshots.some(({ id }) => id === snapshotId)) return null
  return (
    <div className={styles.unknown}>
      <Alert tone="error">
        <FormattedMessage {...messages.unknownSnapshot} values={{ id: snapshotId }} />
      </Alert>
    </div>
  )
}
