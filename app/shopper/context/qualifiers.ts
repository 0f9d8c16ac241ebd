/**
 * px; narrower windows count as phones for the service. The layout's breakpoint is one pixel higher
 * (CON-003).
 */
const MOBILE_BELOW = 768

/** The qualifiers of a session (I18N-005, I18N-006). */
export interface Qualifiers extends Record<string, string> {
  country: 'US' | 'CA'
  device: 'mobile' | 'desktop'
}

/**
 * Returns the qualifiers of a page. The country depends on the language's exact code: US for en-US,
 * otherwise CA, even for es-US (docs/adr/0023).
 * @param width width of the window, in px
 */
export function toQualifiers(locale: string, width: number): Qualifiers {
  return {
    country: locale === 'en-US' ? 'US' : 'CA',
    device: width < MOBILE_BELOW ? 'mobile' : 'desktop',
  }
}
