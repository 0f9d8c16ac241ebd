import { useQueryClient } from '@tanstack/react-query'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { findScripts } from '@/integrations/third-party/third-party'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'

/**
 * Gives a form the token that proves a human, when it is sent; none where the site does not ask for
 * one (SITE-007). A captcha that fails is logged: the server has the last word.
 */
export function useCaptchaToken(action: string): () => Promise<string | undefined> {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  return async () => {
    try {
      const { captchaEnabled } = await queryClient.fetchQuery(sitePreferencesQuery(siteId))
      if (!captchaEnabled) return undefined
      const { createCaptchaToken } = await import('@/integrations/captcha/captcha.api')
      return await createCaptchaToken(siteId, action, findScripts('captcha')?.key)
    } catch (error) {
      logError('The captcha failed', { action, error })
      return undefined
    }
  }
}
