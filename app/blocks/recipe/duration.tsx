import { FormattedMessage, defineMessages } from 'react-intl'

const messages = defineMessages({
  minutes: { id: 'recipe.minutes', defaultMessage: '{minutes, number} min' },
  hours: { id: 'recipe.hours', defaultMessage: '{hours, number} h' },
  hoursMinutes: {
    id: 'recipe.hoursMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
  },
})

/** `95` → 1 h 35 min. */
export function Duration({ minutes: all }: { minutes: number }) {
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (hours === 0) return <FormattedMessage {...messages.minutes} values={{ minutes }} />
  if (minutes === 0) return <FormattedMessage {...messages.hours} values={{ hours }} />
  return <FormattedMessage {...messages.hoursMinutes} values={{ hours, minutes }} />
}
