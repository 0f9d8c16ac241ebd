import { useIntl } from 'react-intl'
import { shareFilled } from '@domain/box-mix'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'

/** Returns a sentence that describes the whole box, for screen readers. */
export function useBoxSummary({ rules, pieces, views }: BoxBuilder): string {
  const { formatMessage, formatList } = useIntl()
  const inside = pieces.filter(({ qty }) => qty > 0)
  if (!rules || inside.length === 0) return formatMessage(messages.pictureEmpty)
  const amount = rules.isPercent ? messages.piecePercent : messages.pieceCount
  const words = inside.map(({ id, qty }) => {
    const name = views.data?.find((view) => view.id === id)?.name ?? id
    return formatMessage(amount, { quantity: qty, name })
  })
  return formatMessage(messages.picture, {
    share: shareFilled(rules, pieces),
    pieces: formatList(words),
  })
}
