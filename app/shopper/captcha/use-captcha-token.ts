import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { needsCaptcha, type CaptchaOperation } from '@domain/captcha'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { findScripts } from '@/integrations/third-party/third-party'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { captchaMessages } from './captcha.messages'

/**
 * A captcha without a checkbox (`CaptchaBox`), for placing an order. Resolves to a captcha token,
 * without a question where the captcha is our own; to undefined where the site does not ask for one
 * (SITE-007). A captcha that fails is logged: the server has the last word.
 */
export function useCaptchaToken(operation: CaptchaOperation): () => Promise<string | undefined> {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  return async () => {
    try {
      const { captchaEnabled } = await queryClient.fetchQuery(sitePreferencesQuery(siteId))
      if (!captchaEnabled || !needsCaptcha(operation)) return undefined
      const key = findScripts('captcha')?.key
      if (key === undefined) {
        const { createCaptchaToken } = await import('@/integrations/captcha/captcha.api')
        return await createCaptchaToken(siteId)
      }
      const { askRecaptcha } = await import('./ask-recaptcha')
      const question = formatMessage(captchaMessages.question)
      const cancel = formatMessage(captchaMessages.cancel)
      return await askRecaptcha(siteId, key, { question, cancel })
    } catch (error) {
      logError('The captcha failed', { operation, error })
      return undefined
    }
  }
}
