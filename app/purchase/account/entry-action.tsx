import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '@/ui/button'

interface EntryActionProps {
  text: MessageDescriptor
  /** The same with the `name` of the entry, for who does not see where the button stands. */
  label: MessageDescriptor
  name: string
  /** Something else is being done: it keeps its place and the focus, and does nothing. */
  isWaiting?: boolean
  onClick: () => void
}

/** The actions for an entry of a list, such as an address or a card. */
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
