import { FormattedMessage, defineMessages } from 'react-intl'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'

const messages = defineMessages({
  editing: {
    id: 'product.editing',
    defaultMessage: 'You are changing an item of your bag. <bag>Back to your bag</bag>',
  },
  editGone: {
    id: 'product.editGone',
    defaultMessage: 'This item is no longer in your bag. You can add it again.',
  },
})

interface EditNoticeProps {
  /** `true` if the edited line is no longer in the bag. */
  isGone?: boolean
}

/** A note that a line of the bag is being edited, with a link back to the bag (PDP-090). */
export default function EditNotice({ isGone }: EditNoticeProps) {
  return (
    <Alert>
      {isGone ? (
        <FormattedMessage {...messages.editGone} />
      ) : (
        <FormattedMessage
          {...messages.editing}
          values={{
            bag: (words) => (
              <Link key="bag" to={paths.bag()}>
                {words}
              </Link>
            ),
          }}
        />
      )}
    </Alert>
  )
}
