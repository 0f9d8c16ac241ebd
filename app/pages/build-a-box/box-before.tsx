import { FormattedMessage } from 'react-intl'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'
import { buildABoxMessages as messages } from './build-a-box.messages'
import type { BoxBuilder } from './state/use-box-builder'

/** Brings back the box that another one has replaced, and opens it where it was left. */
export function BoxBefore({ builder: { name, before, replace } }: { builder: BoxBuilder }) {
  if (!before) return null
  return (
    <Link isDeferred to={paths.boxStep(name, 'review-box')} onClick={() => replace(before)}>
      <FormattedMessage {...messages.before} />
    </Link>
  )
}
