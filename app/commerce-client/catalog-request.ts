import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** The name and address for a printed catalog (FORM-032). */
export interface CatalogRequest {
  companyName: string
  organizationType: string
  firstName: string
  lastName: string
  address1: string
  address2?: string
  city: string
  stateCode: string
  postalCode: string
  countryCode: string
  c_isPOBox: boolean
  phone: string
  c_PHONE_EXTENSION?: string
  email: string
  marketingOptIn: boolean
  c_recaptchaToken?: string
}

/** Requests the next printed catalog (FORM-034). @throws AppError */
export async function requestCatalog(siteId: string, request: CatalogRequest): Promise<void> {
  await callSite(siteId, siteRoutes.requestCatalog, { body: request })
}
