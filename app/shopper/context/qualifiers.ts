/** px; narrower windows are phones to the service. The layout changes one pixel later (CON-003). */
const MOBILE_BELOW = 768

/** The qualifiers of a session (I18N-005, I18N-006). */
export interface Qualifiers extends Record<string, string> {
  country: 'US' | 'CA'
  device: 'mobile' | 'desktop'
}

/**
 * The country follows the language as it is written: US for en-US, otherwise CA, es-US included
 * (docs/adr/0023).
 * @param width of the window, in px
 */
export function toQualifiers(locale: string, width: number): Qualifiers {
  return {
    country: locale === 'en-US' ? 'US' : 'CA',
    device: width < MOBILE_BELOW ? 'mobile' : 'desktop',
  }
}
