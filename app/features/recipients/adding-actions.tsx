import { FormattedMessage } from 'react-intl'
import { ProgressBar } from '@/purchase/recipients/recipients-progress'
import type { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { Button } from '@/ui/button'
import { importMessages as messages } from './import-recipients.messages'

interface AddingActionsProps {
  /** The state and action of the sheet's form. */
  form: {
    canSubmit: boolean
    isPending: boolean
    progress: ReturnType<typeof useAddRecipients>['progress']
    submit: () => Promise<void>
  }
  count: number
  /** Hides the submit button if `count` is 0. */
  isHiddenWhenEmpty?: boolean
  onCancel: () => void
}

/** The buttons below sheets that add several recipients at once, all of them or none. */
export function AddingActions({ form, count, isHiddenWhenEmpty, onCancel }: AddingActionsProps) {
  return (
    <div className="stack-3 w-full">
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
