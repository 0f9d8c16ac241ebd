import { defineMessages } from 'react-intl'

export const subscriptionMessages = defineMessages({
  legend: { id: 'subscription.legend', defaultMessage: 'How often?' },
  once: { id: 'subscription.once', defaultMessage: 'Just this once' },
  again: { id: 'subscription.again', defaultMessage: 'Subscribe, and never run out' },
  reward: {
    id: 'subscription.reward',
    defaultMessage: '{percent}% off every delivery after the first',
  },
  frequency: { id: 'subscription.frequency', defaultMessage: 'Deliver' },
  choose: { id: 'subscription.choose', defaultMessage: 'Choose how often' },
})
