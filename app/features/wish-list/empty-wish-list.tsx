import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { Sprig } from '@/ui/sprig'
import { wishListMessages as messages } from './wish-list.messages'

export function EmptyWishList() {
  return (
    <div className="nothing-yet">
      <Sprig />
      <Heading level={2}>
        <FormattedMessage {...messages.emptyTitle} />
      </Heading>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
      <ButtonLink to={paths.home()}>
        <FormattedMessage {...messages.browse} />
      </ButtonLink>
    </div>
  )
}
