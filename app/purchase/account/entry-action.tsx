import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '@/ui/button'

interface EntryActionProps {
  text: MessageDescriptor
  /** Accessible name, which adds the `name` of the entry for screen readers. */
  label: MessageDescriptor
  name: string
  /**
   * Another action is in progress: the button stays in place and keeps the focus, but does nothing.
   */
  isWaiting?: boolean
  onClick: () => void
}

export function EntryAction({ text, label, name, isWaiting, onClick }: EntryActionProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={formatMessage(label, { name })}
      aria-disabled={isWaiting}
      onClick={isWaiting ? undefined : onClick}
    >
      <FormattedMessage {...text} />
    </Button>
  )
}
