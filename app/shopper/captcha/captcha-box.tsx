import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { findScripts } from '@/integrations/third-party/third-party'
import { CheckboxField } from '@/ui/checkbox-field'
import { Icon } from '@/ui/icon'
import { Spinner } from '@/ui/spinner'
import styles from './captcha-box.module.css'
import { captchaMessages as messages, failureMessages } from './captcha.messages'
import { RecaptchaBox } from './recaptcha-box'
import type { Captcha } from './use-captcha'

/**
 * The captcha of a form, if the site requires one: our own checkbox, or reCAPTCHA's if the shop has
 * a key for it. Place it above the form's button.
 */
export function CaptchaBox({ captcha }: { captcha: Captcha }) {
  if (!captcha.isNeeded) return null
  const key = findScripts('captcha')?.key
  return key === undefined ? (
    <OwnBox captcha={captcha} />
  ) : (
    <RecaptchaBox captcha={captcha} siteKey={key} />
  )
}

function OwnBox({ captcha }: { captcha: Captcha }) {
  const { state, tick } = captcha
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(state.phase === 'open')
  useEffect(() => {
    // the box was ticked before the page hydrated
    if (wasOpen.current && input.current?.checked) tick(true)
  }, [tick])
  const failure = state.phase === 'open' ? state.failure : undefined
  return (
    <div className={styles.box}>
      <CheckboxField
        ref={input}
        className="stack-2"
        required
        checked={state.phase !== 'open'}
        onChange={({ target }) => tick(target.checked)}
        aria-busy={state.phase === 'solving' || undefined}
        label={<FormattedMessage {...messages.label} />}
        error={failure && <FormattedMessage {...failureMessages[failure]} />}
      />
      <p className={styles.status} role="status">
        {state.phase === 'solving' && (
          <>
            <Spinner />
            <FormattedMessage {...messages.checking} />
          </>
        )}
        {(state.phase === 'solved' || state.phase === 'spent') && (
          <>
            <Icon name="check" size={20} />
            <FormattedMessage {...messages.checked} />
          </>
        )}
      </p>
    </div>
  )
}
