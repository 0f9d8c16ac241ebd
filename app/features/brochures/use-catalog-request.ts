import { useMutation } from '@tanstack/react-query'
import { sendMarketingLead } from '@/commerce-client/marketing-lead'
import type { DigitalCatalogOutput, PrintedCatalogOutput } from '@/forms/rules/catalog-request'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'

/** What the box about offers subscribes to. */
const OFFERS = 'offersupdates'

type CatalogRequest =
  | { reason: 'DigitalDownload'; values: DigitalCatalogOutput }
  | { reason: 'PostalCatalog'; values: PrintedCatalogOutput }

/** Sends a request for a catalog. @returns which one was asked for */
export function useCatalogRequest() {
  const { id: siteId } = useSite()
  const captcha = useCaptcha('catalog')
  const send = async (request: CatalogRequest) => {
    const recaptchaToken = captcha.take()
    await sendMarketingLead(siteId, {
      ...toFields(request),
      ...(request.values.marketingOptIn && { subscribelist: OFFERS }),
      ...(recaptchaToken && { recaptchaToken }),
    })
    return request.reason
  }
  // of two catalogs each is asked for with a tick of its own
  return { ...useMutation(send, { onSettled: (_reason, error) => captcha.reset(error) }), captcha }
}

/** Of a digital one the kind of organization stays here (FORM-047). */
function toFields(request: CatalogRequest) {
  if (request.reason === 'PostalCatalog') {
    const { marketingOptIn: _, ...fields } = request.values
    return { reason: request.reason, ...fields }
  }
  const { marketingOptIn: _, organizationType: __, ...fields } = request.values
  return { reason: request.reason, ...fields }
}
