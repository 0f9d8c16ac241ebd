import { isCompanyName } from '../../domain/names'
import { badRequest } from '../http/problem'
import type { Site } from '../sites/site.service'

interface Company {
  companyName?: string
  organizationType?: string
}

/**
 * Validates the company of a catalog request: name and type, if the site requires them
 * (`companyNameRequired`, SITE-012).
 * @throws Problem 400 that names the field.
 */
export function requireCompany(
  { preferences }: Pick<Site, 'preferences'>,
  { companyName = '', organizationType = '' }: Company,
): void {
  if (companyName !== '' && !isCompanyName(companyName)) {
    throw refused('companyName', 'Please enter a valid name')
  }
  if (String(preferences['companyNameRequired']) !== 'true') return
  if (companyName === '') throw refused('companyName', 'This field is required.')
  if (organizationType !== '') return
  throw refused('organizationType', 'Please select a organization type.')
}

function refused(field: string, message: string) {
  return badRequest(`${field}: ${message}`, 'bad-request', { fieldErrors: { [field]: message } })
}
