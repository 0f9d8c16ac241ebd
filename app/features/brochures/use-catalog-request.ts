import { useMutation } from '@tanstack/react-query'
import { sendMarketingLead } from '@/commerce-client/marketing-lead'
import type { DigitalCatalogOutput, PrintedCatalogOutput } from '@/forms/rules/catalog-request'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useSite } from '@/site/use-site'

/** What the box about offers subscribes to. */
const OFFERS = 'offersupdates'

type CatalogRequest =
  | { reason: 'DigitalDownload'; values: DigitalCatalogOutput }
  | { reason: 'PostalCatalog'; values: PrintedCatalogOutput }

/** Sends a request for a catalog. @returns which one was asked for */
export function useCatalogRequest() {
  const { id: siteId } = useSite()
  const getCaptchaToken = useCaptchaToken('catalog')
  return useMutation(async (request: CatalogRequest) => {
    const recaptchaToken = await getCaptchaToken()
    await sendMarketingLead(siteId, {
      ...toFields(request),
      ...(request.values.marketingOptIn && { subscribelist: OFFERS }),
      ...(recaptchaToken && { recaptchaToken }),
    })
    return request.reason
  })
}

/** Of a digital one the kind of organization stays here (D3 §3). */
function toFields(request: CatalogRequest) {
  if (request.reason === 'PostalCatalog') {
    const { marketingOptIn: _, ...fields } = request.values
    return { reason: request.reason, ...fields }
  }
  const { marketingOptIn: _, organizationType: __, ...fields } = request.values
  return { reason: request.reason, ...fields }
}
