import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { requestCatalog } from '@/commerce-client/catalog-request'
import { submitErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { formCard as styles } from '@/forms/form-card'
import type { CatalogRequestOutput } from '@/forms/rules/catalog-request'
import { useSendOnce } from '@/forms/use-send-once'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { CatalogRequestForm } from './catalog-request-form'
import { catalogRequestMessages as messages } from './catalog-request.messages'

/**
 * The page to request a printed catalog. The form is reset after each successful request
 * (FORM-038).
 */
export function CatalogRequest() {
  const intl = useIntl()
  const { preferences } = useSiteConfig()
  const [sent, setSent] = useState(0)
  const request = useCatalogRequest()
  const { isLoading, isSuccess, error, captcha } = request
  const send = useSendOnce(request, { isRepeatable: true })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSuccess || error !== null) outcome.current?.focus()
  }, [isSuccess, error])
  return (
    <div className={styles.frame}>
      {isSuccess && (
        <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.confirmed} />}>
          <FormattedMessage {...messages.confirmedText} />
        </Alert>
      )}
      {error !== null && (
        <Alert ref={outcome} tone="error">
          {submitErrorText(toAppError(error), intl)}
        </Alert>
      )}
      <CatalogRequestForm
        key={sent}
        isCompanyRequired={preferences.companyNameRequired}
        hasCanada={preferences.canadaEnabled}
        isPending={isLoading}
        captcha={captcha}
        onSubmit={(values) => send(values, { onSuccess: () => setSent((count) => count + 1) })}
      />
    </div>
  )
}

/** Sends the request for a catalog; its address must already be verified. */
function useCatalogRequest() {
  const { id: siteId } = useSite()
  const captcha = useCaptcha('catalog')
  const send = async ({ address, ...request }: CatalogRequestOutput) => {
    const token = captcha.take()
    const { c_isPOBox = false, c_RESIDENCE_CODE: _, ...place } = address
    await requestCatalog(siteId, {
      ...place,
      ...request,
      c_isPOBox,
      ...(token && { c_recaptchaToken: token }),
    })
  }
  return { ...useMutation(send, { onSettled: (_done, error) => captcha.reset(error) }), captcha }
}
