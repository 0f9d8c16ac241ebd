import { FormattedMessage } from 'react-intl'
import { shopDay } from '@rules/shop-day'
import { shellMessages } from '../shell.messages'

const BRAND = 'Maison Brindille'

/** '© {year} {brand}. All rights reserved.' (SHELL-030). */
export function Copyright() {
  return (
    <p suppressHydrationWarning>
      <FormattedMessage
        {...shellMessages.copyright}
        values={{ year: shopDay(new Date()).slice(0, 4), brand: BRAND }}
      />
    </p>
  )
}
