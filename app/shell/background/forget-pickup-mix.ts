import { defineMessages, type IntlShape } from 'react-intl'
import { BUILDERS, hasChoices, storedMix } from '@/shopper/custom-mix'
import { showToast } from '@/ui/toast'

const messages = defineMessages({
  forgotten: {
    id: 'pickupMix.forgotten',
    defaultMessage: 'Your unfinished box for pickup was emptied, since what a shop has changes.',
  },
  undo: { id: 'pickupMix.undo', defaultMessage: 'Undo emptying the box' },
})

/** Deletes boxes for pickup. If a box had pieces, a message offers to restore it. */
export function forgetPickupMix(siteId: string, { formatMessage }: IntlShape): void {
  for (const builder of BUILDERS) {
    const mix = storedMix.get(siteId, builder)
    if (mix?.fulfillmentOption !== 'PICKUP') continue
    storedMix.set(siteId, builder, undefined)
    if (!hasChoices(mix)) continue
    showToast({
      text: formatMessage(messages.forgotten),
      undo: {
        label: formatMessage(messages.undo),
        run: () => storedMix.set(siteId, builder, mix),
      },
    })
  }
}
