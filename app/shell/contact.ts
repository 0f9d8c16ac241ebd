export interface CarePhone {
  display: string
  tel: string
  /** The line's hours, as the editors' text. */
  hours?: string
}

/** The customer care line, unless the content contains another. */
export const CARE_PHONE: CarePhone = { display: '(800) 555-0199', tel: '+18005550199' }
