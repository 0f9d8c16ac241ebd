import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { loadThirdParty } from '@/integrations/third-party/load-third-party'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { FieldError } from '@/ui/field-error'
import styles from './captcha-box.module.css'
import { captchaMessages, failureMessages } from './captcha.messages'
import type { Captcha } from './use-captcha'

interface RecaptchaBoxProps {
  captcha: Captcha
  siteKey: string
}

/** reCAPTCHA's box, instead of our own. */
export function RecaptchaBox({ captcha, siteKey }: RecaptchaBoxProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { id: siteId } = useSite()
  const { state, accept, fail, resets } = captcha
  const container = useRef<HTMLDivElement>(null)
  const [empty, setEmpty] = useState<() => void>()

  useEffect(() => {
    const place = document.createElement('div')
    container.current?.append(place)
    let isGone = false
    const events = {
      onToken: accept,
      onExpired: () => fail('expired'),
      onFailed: () => fail('network'),
    }
    const draw = async () => {
      await loadThirdParty('captcha', siteId)
      const { drawRecaptcha } = await import('@/integrations/captcha/recaptcha')
      if (!isGone) return drawRecaptcha(place, siteKey, events)
      return undefined
    }
    draw()
      .then((emptyBox) => {
        if (!isGone) setEmpty(() => emptyBox)
      })
      .catch((error: unknown) => {
        logError('The captcha failed', { error })
        if (!isGone) fail('network')
      })
    return () => {
      isGone = true
      place.remove()
    }
  }, [siteId, siteKey, accept, fail])

  useEffect(() => {
    if (resets > 0) empty?.()
  }, [resets, empty])

  const failure = state.phase === 'open' ? state.failure : undefined
  return (
    <div>
      <div
        ref={container}
        className={styles.outside}
        role="group"
        aria-label={formatMessage(captchaMessages.outside)}
      />
      <FieldError id={id} error={failure && <FormattedMessage {...failureMessages[failure]} />} />
    </div>
  )
}
