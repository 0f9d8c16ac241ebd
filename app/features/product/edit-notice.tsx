import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { productMessages as messages } from './product.messages'

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
