import { FormattedMessage } from 'react-intl'
import { recipeMessages as messages } from './recipe.messages'

/** `95` → 1 h 35 min. */
export function Duration({ minutes: all }: { minutes: number }) {
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (hours === 0) return <FormattedMessage {...messages.minutes} values={{ minutes }} />
  if (minutes === 0) return <FormattedMessage {...messages.hours} values={{ hours }} />
  return <FormattedMessage {...messages.hoursMinutes} values={{ hours, minutes }} />
}
