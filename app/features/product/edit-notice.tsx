import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Link } from '@/ui/link'
import { productMessages as messages } from './product.messages'

interface EditNoticeProps {
  /** The line to change has left the bag. */
  isGone?: boolean
}

/** Tells that a line of the bag is edited here, with a link back to the bag (PDP-090). */
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
