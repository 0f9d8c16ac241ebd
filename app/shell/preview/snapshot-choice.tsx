import { FormattedMessage, useIntl } from 'react-intl'
import type { ContentSnapshot } from '@/rules/preview-options'
import { usePreview } from '@/site/use-preview'
import { SelectField } from '@/ui/select-field'
import { LineForm } from './line-form'
import { previewMessages as messages } from './preview.messages'
import styles from './preview-time.module.css'
import { useMomentText } from './use-moment-text'

interface SnapshotChoiceProps {
  /** Undefined if the content hub has no list of snapshots; then the editor types an id. */
  snapshots: readonly ContentSnapshot[] | undefined
  /** Called with the id; an empty string for none. */
  onChoose: (snapshotId: string) => void
}

/** Chooses a snapshot of all content, from a list or by its id. */
export function SnapshotChoice({ snapshots, onChoose }: SnapshotChoiceProps) {
  const { formatMessage } = useIntl()
  const momentText = useMomentText()
  const { snapshotId = '' } = usePreview() ?? {}
  if (!snapshots) {
    const submit = (id: string) => {
      if (!/^[\w-]{0,100}$/.test(id)) return formatMessage(messages.badSnapshot)
      onChoose(id)
      return undefined
    }
    return (
      <LineForm
        label={formatMessage(messages.snapshot)}
        hint={formatMessage(messages.snapshotHint)}
        value={snapshotId}
        action={formatMessage(messages.show)}
        onSubmit={submit}
      />
    )
  }
  if (snapshots.length === 0 && snapshotId === '') {
    return (
      <div>
        <p className={styles.label}>{formatMessage(messages.snapshot)}</p>
        <p className={styles.note}>
          <FormattedMessage {...messages.noSnapshots} />
        </p>
      </div>
    )
  }
  const isListed = snapshotId === '' || snapshots.some(({ id }) => id === snapshotId)
  const options = snapshots.map(({ id, name, moment }) => ({
    value: id,
    label: `${name} – ${momentText(moment)}`,
  }))
  return (
    <SelectField
      label={formatMessage(messages.snapshot)}
      value={snapshotId}
      placeholder={formatMessage(messages.noSnapshot)}
      options={isListed ? options : [{ value: snapshotId, label: snapshotId }, ...options]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
