import { FormattedMessage } from 'react-intl'
import { ProgressBar } from '@/purchase/recipients/recipients-progress'
import type { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { Button } from '@/ui/button'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'

interface AddingActionsProps {
  /** What adds several at once. */
  form: {
    canSubmit: boolean
    isPending: boolean
    progress: ReturnType<typeof useAddRecipients>['progress']
    submit: () => Promise<void>
  }
  /** How many would be added. */
  count: number
  /** Disabled while there is no one to add. */
  isHiddenWhenEmpty?: boolean
  onCancel: () => void
}

/** Adds all recipients or none; below the sheets that choose them. */
export function AddingActions({ form, count, isHiddenWhenEmpty, onCancel }: AddingActionsProps) {
  return (
    <div className={styles.actions}>
      {form.progress && <ProgressBar {...form.progress} />}
      {!(isHiddenWhenEmpty && count === 0) && (
        <Button
          isWide
          disabled={!form.canSubmit}
          isPending={form.isPending}
          onClick={() => void form.submit()}
        >
          <FormattedMessage {...messages.submit} values={{ count }} />
        </Button>
      )}
      <Button variant="secondary" isWide disabled={form.isPending} onClick={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </div>
  )
}
