import { millisecondsInHour } from 'date-fns/constants'
import { FormattedMessage } from 'react-intl'
import { shellMessages } from '../shell.messages'

const BRAND = 'Maison Brindille'
/** The shop's time is UTC-8 when a year begins; its zone's data would weigh on every page. */
const BEHIND_UTC_MS = 8 * millisecondsInHour

/** '© {year} {brand}. All rights reserved.' (SHELL-030). */
export function Copyright() {
  return (
    <p suppressHydrationWarning>
      <FormattedMessage
        {...shellMessages.copyright}
        values={{
          year: String(new Date(Date.now() - BEHIND_UTC_MS).getUTCFullYear()),
          brand: BRAND,
        }}
      />
    </p>
  )
}
