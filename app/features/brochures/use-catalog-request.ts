import { useMutation } from '@tanstack/react-query'
import { sendMarketingLead } from '@/commerce-client/marketing-lead'
import type { DigitalCatalogOutput, PrintedCatalogOutput } from '@/forms/rules/catalog-request'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'

/** The subscription list for the checkbox about offers. */
const OFFERS = 'offersupdates'

type CatalogRequest =
  | { reason: 'DigitalDownload'; values: DigitalCatalogOutput }
  | { reason: 'PostalCatalog'; values: PrintedCatalogOutput }

/**
 * Manages the requests for catalogs.
 * @returns the mutation, which resolves to the requested kind of catalog, and the captcha
 */
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
  // a request for the other catalog needs a new captcha
  return { ...useMutation(send, { onSettled: (_reason, error) => captcha.reset(error) }), captcha }
}

/** The organization type is not sent for a digital catalog (FORM-047). */
function toFields(request: CatalogRequest) {
  if (request.reason === 'PostalCatalog') {
    const { marketingOptIn: _, ...fields } = request.values
    return { reason: request.reason, ...fields }
  }
  const { marketingOptIn: _, organizationType: __, ...fields } = request.values
  return { reason: request.reason, ...fields }
}
