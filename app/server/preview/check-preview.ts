import { PREVIEW_PARAMETERS } from '@/site/preview'

const MAX_LENGTH = 2_000
/** Epoch milliseconds: the end of the year 9999, the latest date that services can read. */
const MAX_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const FORMS: Readonly<Partial<Record<(typeof PREVIEW_PARAMETERS)[number], RegExp>>> = {
  vseDomain: /^[a-z\d](?:[a-z\d.-]{0,198}[a-z\d])?$/i,
  previewTimestamp: /^\d{1,15}$/,
  snapshotId: /^[\w-]{1,100}$/,
  // the name of a group: letters of any language, no control characters
  customerGroup: /^[^\p{Cc}]{1,256}$/u,
}

/**
 * Validates the preview parameters of a URL; returns an error message or undefined. A staging
 * domain becomes the host of a request, so only configured domains are accepted.
 * @param domains host names; one that begins with a dot includes all subdomains
 */
export function checkPreview(
  search: URLSearchParams,
  domains: readonly string[],
): string | undefined {
  for (const name of PREVIEW_PARAMETERS) {
    const values = search.getAll(name)
    const [value = ''] = values
    const isFine = value === '' || (FORMS[name]?.test(value) ?? value.length <= MAX_LENGTH)
    const isTooLate = name === 'previewTimestamp' && Number(value) > MAX_TIMESTAMP
    if (values.length > 1 || !isFine || isTooLate) return `The parameter ${name} is not valid.`
  }
  const domain = search.get('vseDomain')
  if (domain && !isAllowed(domain, domains)) {
    return 'The parameter vseDomain names no staging environment of this shop.'
  }
  return undefined
}

function isAllowed(domain: string, domains: readonly string[]): boolean {
  const asked = domain.toLowerCase()
  return domains.some((one) => (one.startsWith('.') ? asked.endsWith(one) : asked === one))
}
