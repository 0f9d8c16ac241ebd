import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { needsCaptcha, type CaptchaOperation } from '@rules/captcha'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { findScripts } from '@/integrations/third-party/third-party'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { captchaMessages } from './captcha.messages'

/**
 * A captcha without a checkbox, unlike `CaptchaBox`, for placing an order. The returned function
 * resolves to a token, without a question if the captcha is our own, or to undefined if the site
 * requires none (SITE-007). A failure is only logged, because the server decides.
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
