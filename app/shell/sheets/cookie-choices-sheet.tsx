import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isAllowed, isRefusedByBrowser } from '@/shopper/session/tracking-consent'
import { COOKIE_PURPOSES } from '@/site/third-party'
import { Button } from '@/ui/button'
import { CheckboxField } from '@/ui/checkbox-field'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { cookieMessages as messages } from './cookie-choices.messages'
import './cookie-choices.types'
import { shellMessages } from '../shell.messages'
import { useSaveCookieChoices } from './use-save-cookie-choices'

const TEXTS = {
  measuring: { label: messages.measuring, hint: messages.measuringText },
  marketing: { label: messages.marketing, hint: messages.marketingText },
}

/** What the visitor allows beyond the necessary. */
export default function CookieChoicesSheet() {
  const { close } = useSheet()
  const save = useSaveCookieChoices()
  const [allowed, setAllowed] = useState(() => COOKIE_PURPOSES.filter(isAllowed))
  const isRefused = isRefusedByBrowser()
  const answer = (choose: () => void) => {
    choose()
    close()
  }
  return (
    <Sheet
      title={<FormattedMessage {...shellMessages.cookieChoices} />}
      footer={
        !isRefused && (
          <div className="stack-2">
            <Button onClick={() => answer(() => save.only(allowed))}>
              <FormattedMessage {...messages.save} />
            </Button>
            <Button variant="secondary" onClick={() => answer(save.none)}>
              <FormattedMessage {...messages.none} />
            </Button>
            <Button variant="secondary" onClick={() => answer(save.all)}>
              <FormattedMessage {...messages.all} />
            </Button>
          </div>
        )
      }
    >
      <div className="stack-5">
        <p>
          <FormattedMessage {...(isRefused ? messages.byBrowser : messages.intro)} />
        </p>
        <CheckboxField
          label={<FormattedMessage {...messages.needed} />}
          hint={<FormattedMessage {...messages.neededText} />}
          checked
          disabled
        />
        {COOKIE_PURPOSES.map((purpose) => (
          <CheckboxField
            key={purpose}
            name={purpose}
            label={<FormattedMessage {...TEXTS[purpose].label} />}
            hint={<FormattedMessage {...TEXTS[purpose].hint} />}
            checked={allowed.includes(purpose)}
            disabled={isRefused}
            onChange={({ target }) =>
              setAllowed(
                COOKIE_PURPOSES.filter((one) =>
                  one === purpose ? target.checked : allowed.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
    </Sheet>
  )
}
