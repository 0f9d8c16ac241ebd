import { useMutation } from '@tanstack/react-query'
import { requestCatalog } from '@/commerce-client/catalog-request'
import type { CatalogRequestOutput } from '@/forms/rules/catalog-request'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useSite } from '@/site/use-site'

/** Asks for a catalog, by an address that is settled. */
export function useCatalogRequest() {
  const { id: siteId } = useSite()
  const getCaptchaToken = useCaptchaToken('catalog')
  return useMutation(async ({ address, ...request }: CatalogRequestOutput) => {
    const token = await getCaptchaToken()
    const { c_isPOBox = false, c_RESIDENCE_CODE: _, ...place } = address
    await requestCatalog(siteId, {
      ...place,
      ...request,
      c_isPOBox,
      ...(token && { c_recaptchaToken: token }),
    })
  })
}
