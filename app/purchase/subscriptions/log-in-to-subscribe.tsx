import type { MouseEvent } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { ReturnState } from '@/rules/return-state'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'

const messages = defineMessages({
  text: {
    id: 'logInToSubscribe.text',
    defaultMessage:
      'To subscribe you need an account with a saved card. <link>Log in or create one</link>: your bag comes along. Without it, this comes just once.',
  },
})

interface LogInToSubscribeProps {
  /** Called before the page is left; may prevent that. */
  onLeave?: (event: MouseEvent) => void
}

/** Explains to guests that only customers can subscribe; the login returns to this page. */
export function LogInToSubscribe({ onLeave }: LogInToSubscribeProps) {
  const { pathname, search } = useLocation()
  const state: ReturnState = { from: pathname + search }
  return (
    <FormattedMessage
      {...messages.text}
      values={{
        link: (words) => (
          <Link to={paths.login()} state={state} onClick={onLeave}>
            {words}
          </Link>
        ),
      }}
    />
  )
}
