import { FormattedMessage } from 'react-intl'
import { shellMessages } from '../shell.messages'

const BRAND = 'Maison Brindille'

/** '© {year} {brand}. All rights reserved.' (SHELL-030). */
export function Copyright() {
  return (
    <p suppressHydrationWarning>
      <FormattedMessage
        {...shellMessages.copyright}
        values={{ year: String(new Date().getFullYear()), brand: BRAND }}
      />
    </p>
  )
}
