import { FormattedMessage, useIntl } from 'react-intl'
import { Alert } from '@/ui/alert'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'

/** Lists the pieces with too little stock for all copies (BOX-013). */
export function ShortAlert({ builder: { short } }: { builder: BoxBuilder }) {
  const { formatList } = useIntl()
  if (short.length === 0) return null
  const names = formatList(short.map(({ name }) => name))
  return (
    <Alert tone="warning">
      <FormattedMessage {...messages.tooFew} values={{ names }} />
    </Alert>
  )
}
